import { onSchedule } from 'firebase-functions/scheduler';
import { FUNCTIONS_REGION } from 'shared-contracts';
import { reconcile } from './reconcile';
import { BILLING_SECRETS, billingServices } from './services';

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
    const { synced, skipped, failed } = await reconcile(billingServices());
    billingServices().log('reconciled', { synced, skipped, failed });
    // Red in the list of runs, so that somebody looks.
    if (failed > 0) throw new Error(`${failed} customers could not be reconciled`);
  },
);
