import Stripe from 'stripe';
import { dueDeliveries, noteAnswer, type Delivery } from '../../sandbox/deliveries';
import type { World } from '../world';

/** Seconds until an event that was not taken is sent again; Stripe goes on for three days. */
const RETRY_AFTER_SECONDS = [2, 10, 60, 600, 3600, 6 * 3600, 24 * 3600, 36 * 3600];

/** What the webhook receives. */
export interface WebhookRequest {
  readonly body: string;
  /** Value of the header `Stripe-Signature`, made when it is sent. */
  readonly signature: string;
}

/**
 * @param signal aborts when nobody waits any more, long after the time-out
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

/** Resolves with 0 after this time, in milliseconds, and then does what else is to be done. */
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

/** How many time-outs long an endpoint may go on with what nobody waits for any more. */
const LEFT_ALONE = 4;

/**
 * Asks the endpoint.
 *
 * @returns `status`: 0 when there is no answer in time. `ended`: the endpoint works on it no
 *   longer; until then it keeps its place, because a slow machine gets slower with each delivery
 *   more
 */
function ask({ deliver, timeoutMs }: Endpoint, request: WebhookRequest) {
  const left = new AbortController();
  const late = after(timeoutMs);
  const longest = after(LEFT_ALONE * timeoutMs, () => left.abort());
  const answered = deliver(request, left.signal).catch(() => 0);
  return {
    status: Promise.race([answered, late.over]).finally(late.clear),
    ended: Promise.race([answered, longest.over]).finally(longest.clear),
  };
}

/**
 * Sends events side by side, as Stripe does: one that is not answered delays no other. In the mode
 * `reverse` they go one by one, because the order is its point.
 */
export function createSender(world: World, endpoint: Endpoint): Sender {
  const { state } = world;
  const onTheirWay = new Map<string, Promise<void>>();

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
