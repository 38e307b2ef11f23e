import { findByUid } from '../../people/identities';
import { trialPseudonymsOf, usedTrial, usedTrialRef } from '../../people/used-trials';
import type { DeletionStep } from './services';

/**
 * Keeps the trial to one per person, also after a deletion. The server stored the trial when it
 * began; this step stores it for the person's present address, too. Source: docs/account.md.
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
