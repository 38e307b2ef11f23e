import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { parseStored } from '../platform/parse-stored';
import { freeAbandonedSlots } from '../slots/free-slots';
import { createTimeBudget, OutOfTime, type TimeBudget } from '../platform/time-budget';
import { isGoneAtProvider } from '../ledger/provider/customer-state';
import type { BillingServices } from '../ledger/services';
import { ORDER, visitsOf } from './learners-to-visit';

/** Numbers of learners of one run. */
export interface Reconciled {
  readonly synced: number;
  /** They have no account, no running plan, or were synced already. */
  readonly skipped: number;
  /** The next run tries them again. */
  readonly failed: number;
  /** false: the time was used up; the next run continues where this one stopped. */
  readonly isComplete: boolean;
}

/**
 * @throws {Error} when a learner failed, or the time was used up. The scheduler then shows the run
 *   as failed.
 */
export function requireDone({ failed, isComplete }: Reconciled): void {
  const wrong = [
    ...(failed > 0 ? [`${failed} learners could not be reconciled`] : []),
    ...(isComplete ? [] : ['the time was used up; the next run continues']),
  ];
  if (wrong.length > 0) throw new Error(wrong.join('; '));
}

/** `Jobs/reconcile`: where a run stopped. Without it the next run begins anew. */
const CursorSchema = v.object({
  list: v.picklist(ORDER),
  /** Id of the last visited entry; null: the list was not begun. */
  after: v.nullable(v.string()),
});
type Cursor = v.InferOutput<typeof CursorSchema>;

const START: Cursor = { list: 'customers', after: null };

const cursorRef = (db: Firestore): DocumentReference => db.collection('Jobs').doc('reconcile');

/** Reads where to begin: anew if the provider has deleted the customer of the cursor. */
async function readCursor({ db, stripe }: BillingServices): Promise<Cursor> {
  const cursor = parseStored(CursorSchema, await cursorRef(db).get()) ?? START;
  if (cursor.list !== 'customers' || cursor.after === null) return cursor;
  return (await isGoneAtProvider(stripe, cursor.after)) ? START : cursor;
}

/**
 * Brings every learner's plan to the state of its provider, and repairs missing links. So changes
 * arrive whose webhook was lost. It may run at any time, also twice at once. Source: decision 44.
 *
 * @param budget a run that uses it up stops between two learners; the next run continues there
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
  // This comes after the learners, whose syncs confirm paid slots.
  await freeAbandonedSlots(db, now());
  return { ...count, isComplete: true };
}
