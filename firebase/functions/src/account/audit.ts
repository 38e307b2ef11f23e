import { FieldValue, type Firestore } from 'firebase-admin/firestore';

/** Actions that the owner of an account may ask about later. */
export type AuditedAction = 'email-change-prepared' | 'data-exported' | 'deletion-requested';

/**
 * A new entry of `Audit`: who did what and when, without the payload. A deletion of the account
 * replaces the uid by a pseudonym.
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
