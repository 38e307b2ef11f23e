import { RequestAccountDeletionRequestSchema } from 'shared-contracts';
import { callable } from '../../platform/callable/callable';
import { requireMember } from '../../platform/callable/caller';
import { BILLING_SECRETS } from '../../ledger/services';
import { createTimeBudget } from '../../platform/time-budget';
import { deletionServices } from './deletion-services';
import { requestAccountDeletion } from './request-account-deletion';

/** In milliseconds; less than the platform's timeout of 60 s and the client's of 70 s. */
const BUDGET_MS = 40_000;

export const requestAccountDeletionFunction = callable(
  'requestAccountDeletion',
  {
    request: RequestAccountDeletionRequestSchema,
    auth: 'member',
    rate: 'change',
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
