import Stripe from 'stripe';
import type { Delivery } from '../state';
import type { World } from '../world';
import { dueDeliveries, noteAnswer } from './deliveries';

/** What the webhook receives. */
export interface WebhookRequest {
  readonly body: string;
  /** Value of the header `Stripe-Signature`, made when it is sent. */
  readonly signature: string;
}

/**
 * @param signal aborts when nobody waits for the answer any more
 * @returns the HTTP status; rejects when the endpoint cannot be reached
 */
export type Deliver = (request: WebhookRequest, signal: AbortSignal) => Promise<number>;

export interface Endpoint {
  /** Signing secret. */
  readonly secret: string;
  readonly deliver: Deliver;
  /** An answer that takes longer counts as none. */
  readonly timeoutMs: number;
  /** Deliveries on their way at the same time. */
  readonly atOnce: number;
}

export interface Sender {
  /** Sends what is due and waits for nothing. */
  start(): void;
  /** Sends what is due, also what these deliveries cause; resolves when all is answered. */
  finish(): Promise<void>;
}

/** Asks the endpoint; 0: no answer in time. */
async function answerOf({ deliver, timeoutMs }: Endpoint, request: WebhookRequest) {
  const late = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const timeOut = new Promise<number>((resolve) => {
    timer = setTimeout(() => {
      late.abort();
      resolve(0);
    }, timeoutMs);
  });
  try {
    return await Promise.race([deliver(request, late.signal), timeOut]);
  } catch {
    return 0;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Sends events side by side, as Stripe does: one that is not answered delays no other. In the mode
 * `reverse` they go one by one, because the order is its point.
 */
export function createSender(world: World, endpoint: Endpoint): Sender {
  const { state } = world;
  const onTheirWay = new Map<string, Promise<void>>();

  async function send(delivery: Delivery): Promise<void> {
    const event = state.events[delivery.event];
    if (!event) return;
    const body = JSON.stringify(event, null, 2);
    const { secret } = endpoint;
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret });
    noteAnswer(world, delivery, await answerOf(endpoint, { body, signature }));
  }

  function start(): void {
    for (const delivery of dueDeliveries(world)) {
      const most = state.deliveryMode === 'reverse' ? 1 : endpoint.atOnce;
      if (onTheirWay.size >= most) return;
      if (onTheirWay.has(delivery.id)) continue;
      const sent = send(delivery).finally(() => {
        onTheirWay.delete(delivery.id);
        start();
      });
      onTheirWay.set(delivery.id, sent);
    }
  }

  return {
    start,
    async finish() {
      start();
      while (onTheirWay.size > 0) await Promise.all(onTheirWay.values());
    },
  };
}
