import { AppError, type BillingRefusal } from 'shared-contracts';

const WORDS: Readonly<Record<BillingRefusal, string>> = {
  'store-plan': 'You have a plan of an app store. Manage it in the app.',
  'web-plan': 'You have a plan already. Change it on the subscriptions page.',
  'slot-missing': 'Choose an hour for the private lesson first.',
  'slot-taken': 'Somebody else has this hour. Choose another.',
  'slots-full': 'There are no available private lessons.',
  'held-too-often':
    'You have kept hours too often without a payment. Pay first, or choose another.',
  'notice-too-short': 'A lesson can be moved with at least a week’s notice.',
  'no-plan': 'You have no plan on the web.',
  'already-cancelled': 'Your plan is cancelled already.',
  'not-cancelled': 'This plan is not cancelled.',
  'no-customer': 'Nothing was ever paid on the web.',
  'not-sold-here': 'This package is not sold on the web.',
  'amount-changed': 'The amount has changed. Look at the new one first.',
  'payment-overdue': 'A payment of your plan is late. Pay it first, then change the plan.',
};

/**
 * Makes the error for a request that is well formed but not possible now.
 *
 * @param more further details for the screen
 */
export const refusal = (reason: BillingRefusal, more: Readonly<Record<string, unknown>> = {}) =>
  new AppError('failed-precondition', WORDS[reason], { reason, ...more });
