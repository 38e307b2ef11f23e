import { findByUid } from '../../people/identities';
import { trialPseudonymsOf, usedTrial, usedTrialRef } from '../../people/used-trials';
import type { DeletionStep } from './deletion-step';

/**
 * Keeps the trial to one per person, also after a deletion. The trial was noted when it began. This
 * step adds the address that the person has now. Source: docs/account.md.
 */
export const rememberUsedTrial: DeletionStep = {
  name: 'remember-used-trial',
  async run(uid, { db, identities, billing, pseudonymKey }) {
    const user = await findByUid(identities, uid);
    if (user === null || !(await billing.hasUsedTrial(uid))) return;
    const batch = db.batch();
    for (const pseudonym of trialPseudonymsOf(user, pseudonymKey)) {
      batch.set(usedTrialRef(db, pseudonym), usedTrial());
    }
    await batch.commit();
  },
};
