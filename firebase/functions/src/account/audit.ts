import { FieldValue, type Firestore } from 'firebase-admin/firestore';

export type AuditedAction = 'email-change-prepared' | 'data-exported' | 'deletion-requested';

/**
 * Makes an `Audit` entry of what a user did with their account, without the payload. A deletion of
 * the account replaces the uid by a pseudonym.
 */
export const auditEntry = (db: Firestore, uid: string, action: AuditedAction) => ({
  ref: db.collection('Audit').doc(),
  data: { uid, action, at: FieldValue.serverTimestamp() },
});

/** Writes an entry outside a transaction. */
export async function audit(db: Firestore, uid: string, action: AuditedAction): Promise<void> {
  const { ref, data } = auditEntry(db, uid, action);
  await ref.create(data);
}
