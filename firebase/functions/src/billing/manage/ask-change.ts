import Stripe from 'stripe';
import { AppError } from 'shared-contracts';
import { askProvider } from '../../ledger/provider/stripe';
import type { BillingServices } from '../../ledger/services';
import { syncCustomer } from '../sync';

/**
 * Asks the provider to change a running plan.
 *
 * @throws {AppError} `unavailable` without the provider; `aborted` when the provider refuses,
 *   because another request has changed the plan; a retry sees the new state
 */
export async function askChange<T>(
  { log }: Pick<BillingServices, 'log'>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await askProvider(work);
  } catch (cause) {
    if (!(cause instanceof Stripe.errors.StripeInvalidRequestError)) throw cause;
    log('a change was refused', { cause });
    throw new AppError('aborted', 'The plan is changing right now. Try again.');
  }
}

/** Projects a change that the provider has made. After a failure, the webhook projects it. */
export async function syncAfterChange(
  services: BillingServices,
  uid: string,
  customerID: string,
  why: string,
): Promise<void> {
  try {
    await syncCustomer(services, uid, customerID, { cause: { by: 'learner', why } });
  } catch (cause) {
    services.log('projection after a change failed', { cause });
  }
}
