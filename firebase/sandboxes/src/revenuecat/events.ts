import { eventFieldsOf, type StoreEvent, type StoreSubscription } from './objects';
import type { StoreWorld } from './state';

function queue({ state, now, id }: StoreWorld, eventID: string): void {
  const isHeld = state.deliveryMode === 'hold';
  state.deliveries.push({ id: id('dlv'), eventID, dueAt: now(), isHeld, attempts: [] });
}

function record(world: StoreWorld, type: string, fields: Readonly<Record<string, unknown>>): void {
  const { state, now, id } = world;
  const event: StoreEvent = { id: id('evt'), type, event_timestamp_ms: now(), ...fields };
  state.events[event.id] = event;
  const copies = state.deliveryMode === 'duplicate' ? 2 : 1;
  for (let copy = 0; copy < copies; copy += 1) queue(world, event.id);
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

/** A transfer names nobody but those two lists, and no product. */
export const tellOfTransfer = (world: StoreWorld, from: string, to: string): void =>
  record(world, 'TRANSFER', {
    ...{ transferred_from: [from], transferred_to: [to] },
    ...{ store: 'APP_STORE', environment: 'PRODUCTION' },
  });

/** @throws {Error} when there is no such event */
export function replay(world: StoreWorld, eventID: string): void {
  if (!Object.hasOwn(world.state.events, eventID)) throw new Error(`There is no event ${eventID}.`);
  queue(world, eventID);
}
