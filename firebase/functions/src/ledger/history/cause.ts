import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';

/** Who changed money or a slot, and why. */
export interface Cause {
  /** `school`: a job of ours, or a rule that the school has set. */
  readonly by: 'learner' | 'provider' | 'school';
  /** The callable, the type of the provider's event, or the job. */
  readonly why: string;
}

/** Makes the content of an `Audit` entry. */
export const auditOf = (uid: string, action: string, { by, why }: Cause, details: object = {}) => ({
  uid,
  action,
  by,
  why,
  at: FieldValue.serverTimestamp(),
  ...details,
});

/**
 * Writes an `Audit` entry in the transaction that makes the change. Details name plans and slots,
 * never a person, because a deletion of the account only replaces the uid by a pseudonym.
 * Source: docs/payments.md.
 */
export function writeAudit(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  action: string,
  cause: Cause,
  details: object = {},
): void {
  transaction.create(db.collection('Audit').doc(), auditOf(uid, action, cause, details));
}

/** Writes an `Audit` entry for a request to the payment provider, outside a transaction. */
export async function auditRequest(
  db: Firestore,
  uid: string,
  action: string,
  cause: Cause,
  details: object = {},
): Promise<void> {
  await db.collection('Audit').add(auditOf(uid, action, cause, details));
}
