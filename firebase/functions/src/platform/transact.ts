import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { AppError } from 'shared-contracts';
import { errorCodeOf } from './error-code';
import { inTurn } from './in-turn';

/** gRPC's ABORTED: others kept changing the same documents. */
const ABORTED = 10;

const isContended = (error: unknown): boolean => errorCodeOf(error) === ABORTED;

/** Many tabs, or many deliveries at once, wait for one another. */
const PATIENT = { maxAttempts: 25 };
/**
 * After this no attempt begins, in milliseconds. The library's pauses grow, and the caller waits 60
 * s at most.
 */
const LONGEST = 20_000;

const busy = () => new AppError('aborted', 'Something else changes this right now. Try again.');

/**
 * A transaction of the database.
 *
 * @throws {AppError} `aborted` when rivals were always faster; the caller tries later
 */
export async function transact<T>(
  db: Firestore,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const begun = performance.now();
  try {
    return await db.runTransaction(async (transaction) => {
      if (performance.now() - begun > LONGEST) throw busy();
      return work(transaction);
    }, PATIENT);
  } catch (error) {
    throw isContended(error) ? busy() : error;
  }
}

/** Runs transactions for one learner one at a time in a process, so they do not conflict. */
export const transactFor = <T>(
  db: Firestore,
  uid: string,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> => inTurn(db, uid, () => transact(db, work));
