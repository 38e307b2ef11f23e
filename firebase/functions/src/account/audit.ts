import { FieldValue, type Firestore } from 'firebase-admin/firestore';

/** What of an account is worth finding again when its owner asks who did it. */
export type AuditedAction = 'email-change-prepared' | 'data-exported' | 'deletion-requested';

/**
 * A new entry of `Audit`: who did what and when, and nothing that was sent. The uid is replaced by
 * a pseudonym when the account is deleted.
 */
export const auditEntry = (db: Firestore, uid: string, action: AuditedAction) => ({
  ref: db.collection('Audit').doc(),
  data: { uid, action, at: FieldValue.serverTimestamp() },
});

/** Writes an entry on its own. */
export async function audit(db: Firestore, uid: string, action: AuditedAction): Promise<void> {
  const { ref, data } = auditEntry(db, uid, action);
  await ref.create(data);
}
