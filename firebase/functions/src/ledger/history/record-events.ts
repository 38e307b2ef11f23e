import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collectionPaths } from 'shared-contracts';
import { writeAudit, type Cause } from './cause';
import type { PlanEvent } from './changes';

/**
 * Audits each change of a plan, and confirms it to the learner. Call it after all reads of the
 * transaction. An event whose `documentID` exists replaces that confirmation.
 */
export function recordEvents(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  events: readonly PlanEvent[],
  cause: Cause,
): void {
  const confirmations = db.collection(collectionPaths.confirmations(uid));
  for (const { documentID, ...confirmation } of events) {
    const { kind, at: since, ...details } = confirmation;
    writeAudit(transaction, db, uid, `plan-${kind}`, cause, { since, ...details });
    const id = documentID ?? confirmations.doc().id;
    transaction.set(confirmations.doc(id), confirmation);
  }
}
