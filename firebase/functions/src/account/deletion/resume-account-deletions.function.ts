import { onSchedule } from 'firebase-functions/scheduler';
import { FUNCTIONS_REGION } from 'shared-contracts';
import { BILLING_SECRETS } from '../../ledger/services';
import { createTimeBudget } from '../../platform/time-budget';
import { deletionServices } from './deletion-services';
import { resumeAccountDeletions } from './resume-account-deletions';

/** In milliseconds; leaves a minute of `timeoutSeconds` for the last step. */
const BUDGET_MS = 8 * 60_000;

/** Runs every 15 minutes in production; `npm run resume-account-deletions` runs it anywhere. */
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
