import type { Log } from 'shared-contracts';

let isStarted = false;

/**
 * Loads Stripe.js, which detects fraud, at the first checkout of a page. The checkout does not wait
 * for the script, and a failure is only logged. Source: ERROR-payment-script.
 *
 * @param publishableKey undefined: no key is configured, and nothing is loaded
 */
export function loadStripeOnce(publishableKey: string | undefined, log: Log): void {
  if (isStarted || publishableKey === undefined) return;
  isStarted = true;
  import(/* webpackChunkName: "stripe" */ '@stripe/stripe-js/pure')
    .then(({ loadStripe }) => loadStripe(publishableKey))
    .catch((error: unknown) => {
      // The next checkout tries again.
      isStarted = false;
      log.warn('The payment script could not be loaded', { error });
    });
}
