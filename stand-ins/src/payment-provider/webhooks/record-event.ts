import type Stripe from 'stripe';
import { sendEvent } from '../../sandbox/deliveries';
import { API_VERSION, clone, type World } from '../world';

/** Records an event with a copy of its object, and queues its delivery. */
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
  sendEvent(world, event.id);
}
