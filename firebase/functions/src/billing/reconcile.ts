import { FieldPath, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { parseStored } from '../platform/parse-stored';
import { freeAbandonedSlots } from '../slots/free-slots';
import { createTimeBudget, OutOfTime, type TimeBudget } from '../platform/time-budget';
import { readBilling } from '../ledger/billing-record';
import { repairLink } from '../ledger/customer';
import type { Cause } from '../ledger/history/cause';
import { isGoneAtProvider } from '../ledger/provider/customer-state';
import type { BillingServices } from '../ledger/services';
import { findAccount } from './account';
import { isUid } from './stores/learners-of';
import { syncStore } from './stores/sync-store';
import { syncCustomer } from './sync';

/** How many learners. */
export interface Reconciled {
  readonly synced: number;
  /** Without an account of ours, without a running plan, or synced already. */
  readonly skipped: number;
  /** The next run takes them up again. */
  readonly failed: number;
  /** false: the time was used up; the next run continues where this one stopped. */
  readonly isComplete: boolean;
}

/**
 * @throws {Error} for a run that somebody must look at: a learner failed, or the time was used up.
 *   The scheduler shows it as failed then.
 */
export function requireDone({ failed, isComplete }: Reconciled): void {
  const wrong = [
    ...(failed > 0 ? [`${failed} learners could not be reconciled`] : []),
    ...(isComplete ? [] : ['the time was used up; the next run continues']),
  ];
  if (wrong.length > 0) throw new Error(wrong.join('; '));
}

/** `Jobs/reconcile`, server only: where a run stopped. Absent: the next run begins anew. */
const CursorSchema = v.object({
  /** `customers`: of the provider's list; `plans`: of our own; `stores`: of the app stores. */
  list: v.picklist(['customers', 'plans', 'stores']),
  /** Id of the last entry that was visited; null: none of this list yet. */
  after: v.nullable(v.string()),
});
type Cursor = v.InferOutput<typeof CursorSchema>;

const START: Cursor = { list: 'customers', after: null };

const cursorRef = (db: Firestore): DocumentReference => db.collection('Jobs').doc('reconcile');

const RECONCILE: Cause = { by: 'school', why: 'reconcile' };

/** How many learners are asked for at once. */
const PAGE = 100;

interface Visit {
  /** Where the next run goes on. */
  readonly id: string;
  /** The customer at the provider, for the log, which names no learner. */
  readonly customerID: () => string | undefined;
  readonly run: () => Promise<'synced' | 'skipped'>;
}

/**
 * Visits the provider's customers. Finds changes that no webhook has told, and repairs missing
 * links.
 */
async function* customers(
  services: BillingServices,
  after: string | null,
  seen: Set<string>,
): AsyncGenerator<Visit> {
  const from = after === null ? {} : { starting_after: after };
  const list = services.stripe.customers.list({ limit: PAGE, ...from });
  for await (const { id, metadata } of list) {
    yield {
      id,
      customerID: () => id,
      async run() {
        seen.add(id);
        const uid = metadata.uid;
        if (uid === undefined || (await findAccount(services, uid)) === null) return 'skipped';
        await repairLink(services, uid, id);
        await syncCustomer(services, uid, id, { cause: RECONCILE });
        return 'synced';
      },
    };
  }
}

/**
 * Visits running plans of the web whose customer was deleted at the provider. Its list does not
 * name them, so their access would last longer than the learner has paid for.
 */
async function* plans(
  services: BillingServices,
  after: string | null,
  seen: ReadonlySet<string>,
): AsyncGenerator<Visit> {
  const { db, now } = services;
  const byID = db.collection('Entitlements').orderBy(FieldPath.documentId()).limit(PAGE);
  let { docs } = await (after === null ? byID : byID.startAfter(after)).get();
  while (docs.length > 0) {
    for (const stored of docs) {
      const uid = stored.id;
      let customerID: string | undefined;
      yield {
        id: uid,
        customerID: () => customerID,
        async run() {
          const { platform, expires_date: end } = stored.data();
          if (platform !== 'web' || !(Date.parse(end) > now().getTime())) return 'skipped';
          ({ StripeCustomerID: customerID } = await readBilling(db, uid));
          if (customerID === undefined || seen.has(customerID)) return 'skipped';
          await syncCustomer(services, uid, customerID, { cause: RECONCILE });
          return 'synced';
        },
      };
    }
    ({ docs } = await byID.startAfter(docs.at(-1)).get());
  }
}

/** The customers of the app stores; anonymous ones have no account of ours. */
async function* stores(services: BillingServices, after: string | null): AsyncGenerator<Visit> {
  if (services.stores === null) return;
  for await (const id of services.stores.customers(after)) {
    yield {
      id,
      customerID: () => undefined,
      async run() {
        if (!isUid(id) || (await findAccount(services, id)) === null) return 'skipped';
        await syncStore(services, id, RECONCILE);
        return 'synced';
      },
    };
  }
}

const LISTS = { customers, plans, stores };
const ORDER = ['customers', 'plans', 'stores'] as const;

/** Where to begin; anew if the customer at which the last run stopped has been deleted. */
async function readCursor({ db, stripe }: BillingServices): Promise<Cursor> {
  const cursor = parseStored(CursorSchema, await cursorRef(db).get()) ?? START;
  if (cursor.list !== 'customers' || cursor.after === null) return cursor;
  return (await isGoneAtProvider(stripe, cursor.after)) ? START : cursor;
}

/**
 * Brings every learner's plan of the web to the provider's present state, and repairs missing
 * links. It finds changes that no webhook has told, or that came while we were down. It may run at
 * any time, also twice at once. Source: decision 44.
 *
 * @param budget a run that uses it up stops between two learners, and the next one continues there
 */
export async function reconcile(
  services: BillingServices,
  budget: TimeBudget = createTimeBudget(Number.POSITIVE_INFINITY, Date.now),
): Promise<Reconciled> {
  const { db, log, now } = services;
  const count = { synced: 0, skipped: 0, failed: 0 };
  const seen = new Set<string>();
  let cursor = await readCursor(services);
  try {
    for (const list of ORDER) {
      if (ORDER.indexOf(list) < ORDER.indexOf(cursor.list)) continue;
      if (list !== cursor.list) cursor = { list, after: null };
      for await (const { customerID, id, run } of LISTS[list](services, cursor.after, seen)) {
        budget.check();
        try {
          count[await run()] += 1;
        } catch (error) {
          count.failed += 1;
          log('reconcile failed for a learner', { list, customerID: customerID(), cause: error });
        }
        cursor = { list, after: id };
      }
    }
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error;
    await cursorRef(db).set(cursor);
    return { ...count, isComplete: false };
  }
  await cursorRef(db).delete();
  // After the learners, because paid hours are confirmed by now.
  await freeAbandonedSlots(db, now());
  return { ...count, isComplete: true };
}
