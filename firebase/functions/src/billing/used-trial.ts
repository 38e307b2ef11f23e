import type { Firestore } from 'firebase-admin/firestore';
import { findByUid, type Identities } from '../account/identities';
import { hadTrial } from '../account/used-trials';

/**
 * Whether the same person had a free trial under another account, also one that was deleted: the
 * mailbox, or the account elsewhere that signs in here, is known again. Source: docs/account.md.
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
