import { onSchedule } from 'firebase-functions/scheduler';
import { FUNCTIONS_REGION } from 'shared-contracts';
import { BILLING_SECRETS } from '../../ledger/services';
import { createTimeBudget } from '../../platform/time-budget';
import { deletionServices } from './deletion-services';
import { resumeAccountDeletions } from './resume-account-deletions';

/** Well below the time-out, so that the last step can finish. */
const BUDGET_MS = 8 * 60_000;

/** Every quarter of an hour in production; `npm run resume-account-deletions` anywhere. */
export const resumeAccountDeletionsFunction = onSchedule(
  {
    schedule: 'every 15 minutes',
    region: FUNCTIONS_REGION,
    timeoutSeconds: 540,
    maxInstances: 1,
    secrets: BILLING_SECRETS,
  },
  async () => {
    await resumeAccountDeletions(deletionServices(), createTimeBudget(BUDGET_MS, Date.now));
  },
);
