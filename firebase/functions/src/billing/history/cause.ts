import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';

/** Who changed money or a slot, and why. */
export interface Cause {
  /** `school`: a job of ours, or a rule that the school has set. */
  readonly by: 'learner' | 'provider' | 'school';
  /** The callable, the type of the provider's event, or the job. */
  readonly why: string;
}

/**
 * An entry of `Audit`, in the transaction that makes the change. Its details name plans and hours, never a
 * person: a deletion of the account replaces the uid by a pseudonym. Source: docs/payments.md.
 */
export function writeAudit(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  action: string,
  { by, why }: Cause,
  details: object = {},
): void {
  const at = FieldValue.serverTimestamp();
  transaction.create(db.collection('Audit').doc(), { uid, action, by, why, at, ...details });
}

/** An entry on its own: something was asked of the payment provider. */
export async function auditRequest(
  db: Firestore,
  uid: string,
  action: string,
  { by, why }: Cause,
  details: object = {},
): Promise<void> {
  const at = FieldValue.serverTimestamp();
  await db.collection('Audit').add({ uid, action, by, why, at, ...details });
}
