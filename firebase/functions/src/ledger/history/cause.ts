import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';

/** Who changed money or a slot, and why. */
export interface Cause {
  /** `school`: a job of ours, or a rule that the school has set. */
  readonly by: 'learner' | 'provider' | 'school';
  /** The callable, the type of the provider's event, or the job. */
  readonly why: string;
}

/** The content of an entry of `Audit`. */
export const auditOf = (uid: string, action: string, { by, why }: Cause, details: object = {}) => ({
  uid,
  action,
  by,
  why,
  at: FieldValue.serverTimestamp(),
  ...details,
});

/**
 * An entry of `Audit`, in the transaction that makes the change. Its details name plans and hours,
 * never a person: a deletion of the account replaces the uid by a pseudonym.
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

/** An entry on its own: something was asked of the payment provider. */
export async function auditRequest(
  db: Firestore,
  uid: string,
  action: string,
  cause: Cause,
  details: object = {},
): Promise<void> {
  await db.collection('Audit').add(auditOf(uid, action, cause, details));
}
