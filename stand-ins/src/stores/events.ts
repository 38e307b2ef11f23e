import { sendEvent } from '../sandbox/deliveries';
import {
  eventFieldsOf,
  type StoreEvent,
  type StorePurchase,
  type StoreSubscription,
} from './objects';
import type { StoreWorld } from './store-state';

function record(world: StoreWorld, type: string, fields: Readonly<Record<string, unknown>>): void {
  const { state, now, id } = world;
  const event: StoreEvent = { id: id('evt'), type, event_timestamp_ms: now(), ...fields };
  state.events[event.id] = event;
  sendEvent(world, event.id);
}

/** Tells of one subscription, as the service does after something has happened to it. */
export function tell(
  world: StoreWorld,
  type: string,
  one: StoreSubscription,
  more: Readonly<Record<string, unknown>> = {},
): void {
  const sold = world.products.find(({ id }) => id === one.product_id);
  record(world, type, { ...eventFieldsOf(one, sold?.storeID ?? null), ...more });
}

/** Tells of a purchase that does not renew. */
export function tellOfPurchase(world: StoreWorld, type: string, one: StorePurchase): void {
  const { customer_id, original_customer_id, product_id, store, environment } = one;
  const sold = world.products.find(({ id }) => id === product_id);
  record(world, type, {
    app_user_id: customer_id,
    original_app_user_id: original_customer_id,
    aliases: [customer_id, original_customer_id],
    product_id: sold?.storeID ?? null,
    store: store.toUpperCase(),
    environment: environment.toUpperCase(),
    period_type: 'NORMAL',
    purchased_at_ms: one.purchased_at,
    expiration_at_ms: null,
    transaction_id: one.store_purchase_identifier,
  });
}

/** A transfer names nobody but those two lists, and no product. */
export const tellOfTransfer = (world: StoreWorld, from: string, to: string): void =>
  record(world, 'TRANSFER', {
    transferred_from: [from],
    transferred_to: [to],
    store: 'APP_STORE',
    environment: 'PRODUCTION',
  });
