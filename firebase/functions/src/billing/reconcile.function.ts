import { onSchedule } from 'firebase-functions/scheduler';
import { FUNCTIONS_REGION } from 'shared-contracts';
import { createTimeBudget } from '../platform/time-budget';
import { BILLING_SECRETS, billingServices } from '../ledger/services';
import { reconcile, requireDone } from './reconcile';

/** In milliseconds; leaves a minute of `timeoutSeconds` for the last learner. */
const BUDGET_MS = 8 * 60_000;

/** Runs every night in production; `npm run reconcile` runs it anywhere. */
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
    // An error marks the run as failed, so that the operator looks.
    requireDone(result);
  },
);
