import { createHmac } from 'node:crypto';
import { dueDeliveries, noteAnswer, type Delivery } from '../sandbox/deliveries';
import type { StoreWorld } from './store-state';

/** What the webhook receives. */
export interface StoreWebhookRequest {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** @returns the HTTP status; rejects when the endpoint cannot be reached */
export type DeliverToStoreWebhook = (request: StoreWebhookRequest) => Promise<number>;

export interface StoreEndpoint {
  /** Value of the header `Authorization`, as it is set in the service's dashboard. */
  readonly authorization: string;
  /** Signs the body; absent: not signed. */
  readonly signing?: { readonly header: string; readonly secret: string };
  readonly deliver: DeliverToStoreWebhook;
}

const MINUTE = 60_000;
/** The service tries again after these times, then never. */
const RETRIES = [5, 10, 20, 40, 80].map((minutes) => minutes * MINUTE);

/** `t=…,v1=…`: the seconds and an HMAC of `t.body`, made anew for each attempt. */
export function signatureOf(body: string, secret: string, now: number): string {
  const t = Math.floor(now / 1000);
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`;
}

async function send(
  world: StoreWorld,
  { authorization, deliver, signing }: StoreEndpoint,
  delivery: Delivery,
): Promise<void> {
  const event = world.state.events[delivery.eventID];
  if (!event) return;
  const body = JSON.stringify({ api_version: '1.0', event });
  const headers = {
    'content-type': 'application/json',
    authorization,
    ...(signing && { [signing.header]: signatureOf(body, signing.secret, world.now()) }),
  };
  const status = await deliver({ body, headers }).catch(() => 0);
  noteAnswer(world, delivery, { status, isTaken: status === 200 }, RETRIES);
}

/** Sends what is due, one after the other; also what these deliveries cause. */
export async function sendDue(world: StoreWorld, endpoint: StoreEndpoint): Promise<void> {
  for (let [next] = dueDeliveries(world); next; [next] = dueDeliveries(world)) {
    await send(world, endpoint, next);
  }
}
