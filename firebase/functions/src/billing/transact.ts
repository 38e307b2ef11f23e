import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { AppError } from 'shared-contracts';

/** gRPC's ABORTED: rivals for the same documents, again and again. */
const ABORTED = 10;

const isContended = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === ABORTED;

/** Many tabs, or many deliveries at once, wait for one another. */
const PATIENT = { maxAttempts: 25 };

/**
 * A transaction of the database.
 *
 * @throws {AppError} `aborted` when rivals were always faster; the caller tries later
 */
export async function transact<T>(
  db: Firestore,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await db.runTransaction(work, PATIENT);
  } catch (error) {
    if (!isContended(error)) throw error;
    throw new AppError('aborted', 'Something else changes this right now. Try again.');
  }
}
