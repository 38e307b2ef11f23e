import Stripe from 'stripe';
import { dueDeliveries, noteAnswer, type Delivery } from '../../sandbox/deliveries';
import type { World } from '../world';

/** Waits in seconds before each further attempt; Stripe goes on for three days. */
const RETRY_AFTER_SECONDS = [2, 10, 60, 600, 3600, 6 * 3600, 24 * 3600, 36 * 3600];

/** One delivery to the webhook. */
export interface WebhookRequest {
  readonly body: string;
  /** The header `Stripe-Signature`; each attempt has another one. */
  readonly signature: string;
}

/**
 * @param signal aborts when the sandbox gives the request up, long after the timeout
 * @returns the HTTP status; rejects when the endpoint cannot be reached
 */
export type Deliver = (request: WebhookRequest, signal: AbortSignal) => Promise<number>;

export interface Endpoint {
  /** Signing secret. */
  readonly secret: string;
  readonly deliver: Deliver;
  /** A later answer counts as none. */
  readonly timeoutMs: number;
  /** The most deliveries at the same time. */
  readonly atOnce: number;
}

export interface Sender {
  /** Begins to send due events, and returns at once. */
  start(): void;
  /** Sends due events, and those that they cause; resolves when all have an answer. */
  finish(): Promise<void>;
}

/** A timer: `over` resolves with 0 after this time in milliseconds, once `more` has run. */
function after(ms: number, more: () => void = () => undefined) {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<number>((resolve) => {
    timer = setTimeout(() => {
      more();
      resolve(0);
    }, ms);
  });
  return { over, clear: () => clearTimeout(timer) };
}

/** The sandbox gives a request up after so many timeouts. */
const TIMEOUTS_UNTIL_ABORT = 4;

/**
 * Sends a request to the endpoint.
 *
 * @returns `status`: 0 when there is no answer in time. `ended` resolves when the endpoint has
 *   finished. Until then the request counts towards `atOnce`, because more of them make a slow
 *   machine slower
 */
function ask({ deliver, timeoutMs }: Endpoint, request: WebhookRequest) {
  const abandon = new AbortController();
  const late = after(timeoutMs);
  const longest = after(TIMEOUTS_UNTIL_ABORT * timeoutMs, () => abandon.abort());
  const answered = deliver(request, abandon.signal).catch(() => 0);
  return {
    status: Promise.race([answered, late.over]).finally(late.clear),
    ended: Promise.race([answered, longest.over]).finally(longest.clear),
  };
}

/**
 * Sends events at the same time, as Stripe does, so that a slow answer delays no other event. The
 * mode `reverse` sends them one by one, because it is about the order.
 */
export function createSender(world: World, endpoint: Endpoint): Sender {
  const { state } = world;
  const inFlight = new Map<string, Promise<void>>();

  async function send(delivery: Delivery): Promise<void> {
    const event = state.events[delivery.eventID];
    if (!event) return;
    const body = JSON.stringify(event, null, 2);
    const { secret } = endpoint;
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret });
    const answer = ask(endpoint, { body, signature });
    const status = await answer.status;
    const isTaken = status >= 200 && status < 300;
    noteAnswer(world, delivery, { status, isTaken }, RETRY_AFTER_SECONDS);
    if (isTaken) event.pending_webhooks = 0;
    await answer.ended;
  }

  function start(): void {
    for (const delivery of dueDeliveries(world)) {
      const most = state.deliveryMode === 'reverse' ? 1 : endpoint.atOnce;
      if (inFlight.size >= most) return;
      if (inFlight.has(delivery.id)) continue;
      const sent = send(delivery).finally(() => {
        inFlight.delete(delivery.id);
        start();
      });
      inFlight.set(delivery.id, sent);
    }
  }

  return {
    start,
    async finish() {
      start();
      while (inFlight.size > 0) await Promise.all(inFlight.values());
    },
  };
}
