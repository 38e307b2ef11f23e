import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { AppError } from 'shared-contracts';
import { errorCodeOf } from './error-code';
import { inTurn } from './in-turn';

/** gRPC's ABORTED: other transactions kept changing the same documents. */
const ABORTED = 10;

const isContended = (error: unknown): boolean => errorCodeOf(error) === ABORTED;

/** Many tabs or deliveries may write at the same time. */
const OPTIONS = { maxAttempts: 25 };
/**
 * No attempt begins after this time, in milliseconds, because the caller waits for 60 s at most.
 */
const LONGEST = 20_000;

const busy = () => new AppError('aborted', 'Something else changes this right now. Try again.');

/**
 * Runs a transaction, with retries.
 *
 * @throws {AppError} `aborted` when other transactions won each retry; the caller tries later
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
    }, OPTIONS);
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
