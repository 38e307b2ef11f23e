import { CreateCheckoutRequestSchema } from 'shared-contracts';
import { callable } from '../../platform/callable/callable';
import { requireMember } from '../../platform/callable/caller';
import { BILLING_SECRETS, billingServices } from '../../ledger/services';
import { createCheckout } from './create-checkout';

export const createStripeCheckoutSession = callable(
  'createStripeCheckoutSession',
  {
    request: CreateCheckoutRequestSchema,
    auth: 'member',
    rate: 'attempt',
    secrets: BILLING_SECRETS,
  },
  (payload, caller) => createCheckout(payload, requireMember(caller), billingServices()),
);
