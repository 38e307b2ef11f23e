import { RequestAccountDeletionRequestSchema } from 'shared-contracts';
import { callable } from '../../callable/callable';
import { requireMember } from '../../callable/caller';
import { PSEUDONYM_KEY, STRIPE_SECRET_KEY } from '../../config';
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
    secrets: [PSEUDONYM_KEY, STRIPE_SECRET_KEY],
  },
  (_, caller) =>
    requestAccountDeletion(
      requireMember(caller),
      deletionServices(),
      createTimeBudget(BUDGET_MS, Date.now),
    ),
);
