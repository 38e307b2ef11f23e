import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { alreadyExists } from '../../platform/error-code';
import { findAccount } from '../account';
import type { BillingServices } from '../../ledger/services';
import { learnersOf } from './learners-of';
import { syncStore } from './sync-store';

const Ids = v.optional(v.array(v.string()), []);

/** The read fields of an event of any type. */
const EventSchema = v.object({
  event: v.object({
    id: v.pipe(v.string(), v.regex(/^(?!\.{1,2}$|__.*__$)[\w.-]{1,200}$/)),
    type: v.pipe(v.string(), v.maxLength(100)),
    app_user_id: v.nullish(v.string()),
    original_app_user_id: v.nullish(v.string()),
    aliases: Ids,
    transferred_from: Ids,
    transferred_to: Ids,
  }),
});
type StoreEvent = v.InferOutput<typeof EventSchema>['event'];

export interface StoreWebhookSettings {
  /** The header `Authorization` from the service's dashboard; empty: every delivery is refused. */
  readonly authorization: string;
  /** Secrets of the signature: two during a rotation; empty: events have no signature. */
  readonly signingSecrets: readonly string[];
}

export interface StoreWebhookRequest {
  /** The raw bytes, which the signature covers. */
  readonly body: Buffer | string;
  readonly authorization: string | undefined;
  /** `t=…,v1=…` */
  readonly signature: string | undefined;
}

export interface StoreWebhookAnswer {
  readonly status: 200 | 400 | 401 | 500;
  readonly body: string;
  /** Reads the learners of the event. Call it after sending the answer. Never rejects. */
  readonly after?: () => Promise<void>;
}

/** Greatest age of a signature, in seconds. */
const TOLERANCE = 300;

const hashOf = (text: string) => createHash('sha256').update(text).digest();
const isSame = (one: string, other: string) => timingSafeEqual(hashOf(one), hashOf(other));

function isSigned(
  { body, signature = '' }: StoreWebhookRequest,
  secrets: readonly string[],
  now: Date,
): boolean {
  const parts = signature.split(',').map((part) => part.trim().split('='));
  const t = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(t) || Math.abs(now.getTime() / 1000 - Number(t)) > TOLERANCE) return false;
  const given = parts.flatMap(([name, value = '']) => (name === 'v1' ? [value] : []));
  return secrets.some((secret) => {
    const digest = createHmac('sha256', secret).update(`${t}.`).update(body).digest('hex');
    return given.some((one) => isSame(one, digest));
  });
}

const parseEvent = (body: Buffer | string): StoreEvent | null => {
  try {
    return v.parse(EventSchema, JSON.parse(String(body))).event;
  } catch {
    return null;
  }
};

const eventRef = (db: Firestore, { id }: StoreEvent) => db.collection('ProviderEvents').doc(id);

/** @returns whether the event was stored before, and its learners were read since */
async function store(db: Firestore, event: StoreEvent): Promise<boolean> {
  const { type } = event;
  try {
    await eventRef(db, event).create({ type, at: FieldValue.serverTimestamp(), isRead: false });
    return false;
  } catch (error) {
    if (!alreadyExists(error)) throw error;
    return (await eventRef(db, event).get()).data()?.isRead === true;
  }
}

/** Syncs each learner of an event. If one sync fails, the others go on. */
async function readLearners(event: StoreEvent, services: BillingServices): Promise<void> {
  const { db, log } = services;
  const { id, type } = event;
  let isRead = true;
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (cause) {
      isRead = false;
      // The nightly job and the learner's own pages read the learner again.
      log('store event was not read', { id, type, cause });
    }
  };
  for (const uid of learnersOf(event)) {
    await attempt(async () => {
      if ((await findAccount(services, uid)) === null) log('store event of nobody', { id, type });
      else await syncStore(services, uid, { by: 'provider', why: type });
    });
  }
  if (isRead) await attempt(() => eventRef(db, event).set({ isRead }, { merge: true }));
}

/**
 * Answers a delivery of RevenueCat: 401 without the configured secrets, 400 for a body that is not
 * an event, 200 once an event of any type is stored by its id. The event itself decides nothing:
 * the server then reads its learners from RevenueCat. Source: docs/payments.md.
 */
export async function answerStoreWebhook(
  request: StoreWebhookRequest,
  { authorization, signingSecrets }: StoreWebhookSettings,
  services: BillingServices,
): Promise<StoreWebhookAnswer> {
  const { db, log, now } = services;
  const isKnown = authorization !== '' && isSame(request.authorization ?? '', authorization);
  const isProven = signingSecrets.length === 0 || isSigned(request, signingSecrets, now());
  if (!isKnown || !isProven) {
    log('store webhook refused', { reason: isKnown ? 'signature' : 'authorization' });
    return { status: 401, body: 'The secrets do not fit.' };
  }
  const event = parseEvent(request.body);
  if (event === null) return { status: 400, body: 'This is no event.' };
  try {
    if (await store(db, event)) return { status: 200, body: 'known-already' };
  } catch (cause) {
    log('store webhook failed', { id: event.id, type: event.type, cause });
    return { status: 500, body: 'Not stored. Deliver it again.' };
  }
  return { status: 200, body: 'stored', after: () => readLearners(event, services) };
}
