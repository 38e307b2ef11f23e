import type { StripeEnvironment } from 'shared-contracts';
import { STRIPE_API_ORIGIN, STRIPE_SECRET_KEY } from '../platform/config';

/** Chooses the ids of the price list: those of the sandbox, of the test mode, or the real ones. */
export function stripeEnvironment(): StripeEnvironment {
  if (STRIPE_API_ORIGIN.value() !== '') return 'local';
  return STRIPE_SECRET_KEY.value().startsWith('sk_live_') ? 'live' : 'test';
}
