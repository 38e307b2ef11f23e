import type { Firestore } from 'firebase-admin/firestore';
import { findByUid, type Identities } from '../people/identities';
import { hadTrial } from '../people/used-trials';

/**
 * Whether the same person had a free trial under another account, also under a deleted one. The
 * mailbox, or the Google or Apple account, is known again. Source: docs/account.md.
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
