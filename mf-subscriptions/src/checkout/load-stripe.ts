import type { Log } from 'shared-contracts';

let started = false;

/**
 * Loads Stripe.js at the first checkout of a page and never before. It watches for fraud. The
 * checkout does not wait for it, and a failure is only logged. Source: ERROR-payment-script.
 *
 * @param publishableKey absent: no key is configured, and nothing is loaded
 */
export function loadStripeOnce(publishableKey: string | undefined, log: Log): void {
  if (started || publishableKey === undefined) return;
  started = true;
  import(/* webpackChunkName: "stripe" */ '@stripe/stripe-js/pure')
    .then(({ loadStripe }) => loadStripe(publishableKey))
    .catch((error: unknown) => {
      // The next checkout tries again.
      started = false;
      log.warn('The payment script could not be loaded', { error });
    });
}
