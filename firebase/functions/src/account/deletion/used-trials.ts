import type { UserRecord } from 'firebase-admin/auth';
import { FieldValue } from 'firebase-admin/firestore';
import { findByUid } from '../identities';
import { pseudonymOf } from '../pseudonym';
import type { DeletionStep } from './steps';

/**
 * Pseudonyms that recognise a person who signs up again: one of the address, and one of each Google
 * or Apple account.
 */
export function trialPseudonymsOf(
  { email, providerData }: Pick<UserRecord, 'email' | 'providerData'>,
  key: string,
): string[] {
  const federated = providerData
    .filter(({ providerId }) => providerId !== 'password')
    .map(({ providerId, uid }) => `${providerId}:${uid}`);
  const known = email === undefined ? federated : [`email:${email.toLowerCase()}`, ...federated];
  return known.map((identifier) => pseudonymOf(key, 'trial', identifier));
}

/** The trial is once per person, also after a deletion: kept as a keyed hash. Source: DESIGN §6. */
export const rememberUsedTrial: DeletionStep = {
  name: 'remember-used-trial',
  async run(uid, { db, identities, billing, pseudonymKey }) {
    const user = await findByUid(identities, uid);
    if (user === null || !(await billing.hasUsedTrial(uid))) return;
    const batch = db.batch();
    for (const pseudonym of trialPseudonymsOf(user, pseudonymKey)) {
      batch.set(db.collection('UsedTrials').doc(pseudonym), {
        rememberedAt: FieldValue.serverTimestamp(),
      });
    }
    await batch.commit();
  },
};
