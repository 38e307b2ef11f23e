import { sendEvent } from '../sandbox/deliveries';
import type { StoreEvent, StorePurchase, StoreSubscription } from './objects';
import type { StoreWorld } from './store-state';

function record(world: StoreWorld, type: string, fields: Readonly<Record<string, unknown>>): void {
  const { state, now, id } = world;
  const event: StoreEvent = { id: id('evt'), type, event_timestamp_ms: now(), ...fields };
  state.events[event.id] = event;
  sendEvent(world, event.id);
}

/** Sends an event about a subscription or a purchase; our webhook then reads the rest itself. */
export function tell(
  world: StoreWorld,
  type: string,
  { customer_id, original_customer_id, product_id }: StoreSubscription | StorePurchase,
): void {
  record(world, type, {
    app_user_id: customer_id,
    original_app_user_id: original_customer_id,
    aliases: [customer_id, original_customer_id],
    product_id: world.products.find(({ id }) => id === product_id)?.storeID ?? null,
  });
}

/** Sends a transfer, which names two lists of customers and no product. */
export const tellOfTransfer = (world: StoreWorld, from: string, to: string): void =>
  record(world, 'TRANSFER', { transferred_from: [from], transferred_to: [to] });
