import type { Firestore } from 'firebase-admin/firestore';
import { findByUid, type Identities } from '../people/identities';
import { hadTrial } from '../people/used-trials';

/**
 * Tells whether the same person had a free trial under another account, even a deleted one. It
 * recognises the mailbox, or the Google or Apple account. Source: docs/account.md.
 */
export async function hadTrialElsewhere(
  uid: string,
  services: {
    readonly db: Firestore;
    readonly identities: Identities;
    readonly pseudonymKey: string;
  },
): Promise<boolean> {
  const user = await findByUid(services.identities, uid);
  return user !== null && (await hadTrial(services.db, user, services.pseudonymKey));
}
