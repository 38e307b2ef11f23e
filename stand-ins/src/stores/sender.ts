import { createHmac } from 'node:crypto';
import { dueDeliveries, noteAnswer, type Delivery } from '../sandbox/deliveries';
import type { StoreWorld } from './store-state';

/** One delivery to the webhook. */
export interface StoreWebhookRequest {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** @returns the HTTP status; rejects when the endpoint cannot be reached */
export type DeliverToStoreWebhook = (request: StoreWebhookRequest) => Promise<number>;

export interface StoreEndpoint {
  /** Value of the header `Authorization`, as it is set in the service's dashboard. */
  readonly authorization: string;
  /** Absent: events are not signed. */
  readonly signing?: { readonly header: string; readonly secret: string };
  readonly deliver: DeliverToStoreWebhook;
}

const MINUTE = 60_000;
/** Waits before each further attempt, in milliseconds; after the last, RevenueCat gives up. */
const RETRIES = [5, 10, 20, 40, 80].map((minutes) => minutes * MINUTE);

/** `t=…,v1=…`: the Unix seconds and an HMAC of `t.body`; each attempt has another one. */
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

/** Sends due events one after the other, and then those that they cause. */
export async function sendDue(world: StoreWorld, endpoint: StoreEndpoint): Promise<void> {
  for (let [next] = dueDeliveries(world); next; [next] = dueDeliveries(world)) {
    await send(world, endpoint, next);
  }
}
