import type Stripe from 'stripe';
import type { Delivery, SandboxState } from '../sandbox-state';
import { API_VERSION, clone, type World } from '../world';

/** Seconds until an event that was not taken is sent again; Stripe goes on for three days. */
const RETRY_AFTER_SECONDS = [2, 10, 60, 600, 3600, 6 * 3600, 24 * 3600, 36 * 3600];

/** Records an event with a copy of its object, and puts it on its way. */
export function recordEvent(
  world: Pick<World, 'state' | 'now' | 'id'>,
  type: Stripe.Event.Type,
  object: object,
  previous: object | undefined,
): void {
  const { state } = world;
  const event = {
    id: world.id('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: world.now(),
    data: {
      object: clone(object),
      ...(previous && { previous_attributes: clone(previous) }),
    },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  } as unknown as Stripe.Event;
  state.events[event.id] = event;
  const copies = state.deliveryMode === 'duplicate' ? 2 : 1;
  for (let copy = 0; copy < copies; copy += 1) queue(world, event.id);
}

function queue({ state, now, id }: Pick<World, 'state' | 'now' | 'id'>, event: string): void {
  state.deliveries.push({
    id: id('whd'),
    event,
    dueAt: now(),
    isHeld: state.deliveryMode === 'hold',
    attempts: [],
  });
}

/** @throws {Error} when there is no such event */
export function replay(world: World, event: string): void {
  if (!Object.hasOwn(world.state.events, event)) throw new Error(`There is no event ${event}.`);
  queue(world, event);
}

/** Lets go what is held. */
export function release(state: SandboxState): void {
  for (const delivery of state.deliveries) delivery.isHeld = false;
}

/** Deliveries that may be sent now, in the order in which they are sent. */
export function dueDeliveries({ state, now }: World): Delivery[] {
  const due = state.deliveries.filter(
    ({ dueAt, isHeld }) => !isHeld && dueAt !== null && dueAt <= now(),
  );
  return state.deliveryMode === 'reverse' ? due.reverse() : due;
}

/** Notes how the endpoint has answered; what it did not take is due again later. */
export function noteAnswer(world: World, delivery: Delivery, status: number): void {
  const event = world.state.events[delivery.event];
  delivery.attempts.push({ at: world.now(), status });
  if (status >= 200 && status < 300) {
    delivery.dueAt = null;
    if (event) event.pending_webhooks = 0;
    return;
  }
  const wait = RETRY_AFTER_SECONDS[delivery.attempts.length - 1];
  delivery.dueAt = wait === undefined ? null : world.now() + wait;
}
