import { RequestAccountDeletionRequestSchema } from 'shared-contracts';
import { callable } from '../../callable/callable';
import { requireMember } from '../../callable/caller';
import { BILLING_SECRETS } from '../../billing/services';
import { deletionServices } from './deletion-services';
import { requestAccountDeletion } from './request-account-deletion';
import { createTimeBudget } from '../../time-budget';

/** Well below the platform's limit of 60 s and the client's of 70 s. */
const BUDGET_MS = 40_000;

export const requestAccountDeletionFunction = callable(
  'requestAccountDeletion',
  {
    request: RequestAccountDeletionRequestSchema,
    auth: 'member',
    rate: { burst: 10, perMinute: 6 },
    perHour: 60,
    secrets: BILLING_SECRETS,
  },
  (_, caller) =>
    requestAccountDeletion(
      requireMember(caller),
      deletionServices(),
      createTimeBudget(BUDGET_MS, Date.now),
    ),
);
