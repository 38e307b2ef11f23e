import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collectionPaths, type Confirmation } from 'shared-contracts';
import { writeAudit, type Cause } from './cause';
import type { PlanEvent } from './changes';

/** Confirms something to the learner. Call it after all reads of the transaction. */
export function writeConfirmation(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  confirmation: Confirmation,
): void {
  transaction.create(db.collection(collectionPaths.confirmations(uid)).doc(), confirmation);
}

/** Audits what has happened to a plan, and confirms it to the learner. */
export function recordEvents(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  events: readonly PlanEvent[],
  cause: Cause,
): void {
  for (const event of events) {
    const { kind, at: since, ...details } = event;
    writeAudit(transaction, db, uid, `plan-${kind}`, cause, { since, ...details });
    if (event.kind !== 'renewal') writeConfirmation(transaction, db, uid, event);
  }
}
