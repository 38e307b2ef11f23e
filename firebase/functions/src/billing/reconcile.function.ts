import { onSchedule } from 'firebase-functions/scheduler';
import { FUNCTIONS_REGION } from 'shared-contracts';
import { createTimeBudget } from '../platform/time-budget';
import { BILLING_SECRETS, billingServices } from '../ledger/services';
import { reconcile, requireDone } from './reconcile';

/** Well below the time-out, so that the last learner can be finished. */
const BUDGET_MS = 8 * 60_000;

/** Every night in production; `npm run reconcile` anywhere. */
export const reconcileSubscriptions = onSchedule(
  {
    schedule: 'every day 03:00',
    timeZone: 'Europe/Zurich',
    region: FUNCTIONS_REGION,
    timeoutSeconds: 540,
    maxInstances: 1,
    secrets: BILLING_SECRETS,
  },
  async () => {
    const services = billingServices();
    const result = await reconcile(services, createTimeBudget(BUDGET_MS, Date.now));
    services.log('reconciled', { ...result });
    // Red in the list of runs, so that somebody looks.
    requireDone(result);
  },
);
