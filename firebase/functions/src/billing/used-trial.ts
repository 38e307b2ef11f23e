import type { Firestore } from 'firebase-admin/firestore';
import { trialPseudonymsOf } from '../account/deletion/used-trials';
import { findByUid, type Identities } from '../account/identities';

/**
 * Whether a deleted account of the same person had a free trial: the address, or the account
 * elsewhere that signs in here, is known again. Source: DESIGN §6.
 */
export async function hadTrialBeforeDeletion(
  uid: string,
  services: {
    readonly db: Firestore;
    readonly identities: Identities;
    readonly pseudonymKey: string;
  },
): Promise<boolean> {
  const user = await findByUid(services.identities, uid);
  if (user === null) return false;
  const used = services.db.collection('UsedTrials');
  const ids = trialPseudonymsOf(user, services.pseudonymKey);
  if (ids.length === 0) return false;
  const found = await services.db.getAll(...ids.map((id) => used.doc(id)));
  return found.some(({ exists }) => exists);
}
