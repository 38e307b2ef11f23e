import { CreateCheckoutRequestSchema } from 'shared-contracts';
import { callable } from '../../callable/callable';
import { requireMember } from '../../callable/caller';
import { BILLING_SECRETS, billingServices } from '../services';
import { createCheckout } from './create-checkout';

export const createStripeCheckoutSession = callable(
  'createStripeCheckoutSession',
  {
    request: CreateCheckoutRequestSchema,
    auth: 'member',
    rate: { burst: 20, perMinute: 10 },
    secrets: BILLING_SECRETS,
  },
  (payload, caller) => createCheckout(payload, requireMember(caller), billingServices()),
);
