import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { parseStored } from '../platform/parse-stored';
import { freeAbandonedSlots } from '../slots/free-slots';
import { createTimeBudget, OutOfTime, type TimeBudget } from '../platform/time-budget';
import { isGoneAtProvider } from '../ledger/provider/customer-state';
import type { BillingServices } from '../ledger/services';
import { ORDER, visitsOf } from './learners-to-visit';

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
  list: v.picklist(ORDER),
  /** Id of the last entry that was visited; null: none of this list yet. */
  after: v.nullable(v.string()),
});
type Cursor = v.InferOutput<typeof CursorSchema>;

const START: Cursor = { list: 'customers', after: null };

const cursorRef = (db: Firestore): DocumentReference => db.collection('Jobs').doc('reconcile');

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
      for await (const { customerID, id, run } of visitsOf[list](services, cursor.after, seen)) {
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
