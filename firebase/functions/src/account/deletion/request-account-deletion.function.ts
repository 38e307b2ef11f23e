import { RequestAccountDeletionRequestSchema } from 'shared-contracts';
import { callable } from '../../callable/callable';
import { requireMember } from '../../callable/caller';
import { PSEUDONYM_KEY } from '../../config';
import { deletionServices } from './deletion-services';
import { requestAccountDeletion } from './request-account-deletion';
import { createTimeBudget } from './time-budget';

/** Well below the 60 s after which the platform ends a call, and the 70 s a client waits. */
const BUDGET_MS = 40_000;

export const requestAccountDeletionFunction = callable(
  'requestAccountDeletion',
  {
    request: RequestAccountDeletionRequestSchema,
    auth: 'member',
    rate: { burst: 10, perMinute: 6 },
    secrets: [PSEUDONYM_KEY],
  },
  (_, caller) =>
    requestAccountDeletion(
      requireMember(caller),
      deletionServices(),
      createTimeBudget(BUDGET_MS, Date.now),
    ),
);
