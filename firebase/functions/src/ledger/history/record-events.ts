import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collectionPaths, type Confirmation } from 'shared-contracts';
import { writeAudit, type Cause } from './cause';
import type { PlanEvent } from './changes';

/**
 * Confirms something to the learner. Call it after all reads of the transaction.
 *
 * @param id of the document; a second confirmation with it replaces the first. Default: a new one
 */
function writeConfirmation(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  confirmation: Confirmation,
  id?: string,
): void {
  const all = db.collection(collectionPaths.confirmations(uid));
  transaction.set(id === undefined ? all.doc() : all.doc(id), confirmation);
}

/** Audits what has happened to a plan, and confirms it to the learner. */
export function recordEvents(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  events: readonly PlanEvent[],
  cause: Cause,
): void {
  for (const { documentID, ...confirmation } of events) {
    const { kind, at: since, ...details } = confirmation;
    writeAudit(transaction, db, uid, `plan-${kind}`, cause, { since, ...details });
    writeConfirmation(transaction, db, uid, confirmation, documentID);
  }
}
