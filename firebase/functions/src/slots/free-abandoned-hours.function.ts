import { onSchedule } from 'firebase-functions/scheduler';
import { FUNCTIONS_REGION } from 'shared-contracts';
import { database } from '../platform/database';
import { freeAbandonedSlots } from './free-slots';

/** Runs every five minutes in production; `npm run reconcile` does the same. */
export const freeAbandonedHours = onSchedule(
  { schedule: 'every 5 minutes', region: FUNCTIONS_REGION, maxInstances: 1 },
  () => freeAbandonedSlots(database(), new Date()),
);
