import { onSchedule } from 'firebase-functions/scheduler';
import { FUNCTIONS_REGION } from 'shared-contracts';
import { database } from '../platform/database';
import { freeAbandonedSlots } from './free-slots';

/** Every five minutes in production; `npm run reconcile` does it too. */
export const freeAbandonedHours = onSchedule(
  { schedule: 'every 5 minutes', region: FUNCTIONS_REGION, maxInstances: 1 },
  () => freeAbandonedSlots(database(), new Date()),
);
