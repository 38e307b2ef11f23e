import { isLoggedIn, PLAN_OFFER_ID, type Package, type Platform } from 'shared-contracts';
import { rememberCheckout, returnPathFrom } from '../memory/checkout-memory';
import { loadStripeOnce } from './load-stripe';
import { askForPrerequisites, tellRefusal } from './prerequisites';
import { signUpFirst } from './sign-up-first';
import { whilePaying } from './while-paying';

/**
 * Opens the payment page for a package and its private lesson. It never rejects: a failure shows
 * the alert of ERROR-checkout. The page then looks the plan up again, because another tab may have
 * bought one.
 */
async function openPaymentPage(
  platform: Platform,
  { identifier }: Pick<Package, 'identifier'>,
  slot?: string,
): Promise<void> {
  const { functions, log, navigation, payments } = platform;
  loadStripeOnce(payments.publishableKey, log);
  try {
    const { url } = await functions.call('createStripeCheckoutSession', {
      offerID: PLAN_OFFER_ID,
      packageID: identifier,
      ...(slot !== undefined && { selectedPrivateLesson: slot }),
    });
    const path = returnPathFrom(navigation.location$.value.from);
    rememberCheckout({ path, plan: identifier, slot }, log);
    navigation.leave(url);
  } catch (error) {
    log.warn('The checkout could not be opened', { error, identifier });
    tellRefusal(platform, error);
  }
}

/**
 * What the package asks for first, then the payment page. Source: SUBSCRIBE-private-lesson,
 * SUBSCRIBE-straight.
 */
const meetPrerequisites = (platform: Platform, aPackage: Package): Promise<void> =>
  whilePaying(platform, async () => {
    const chosen = await askForPrerequisites(platform, aPackage);
    if (chosen !== null) await openPaymentPage(platform, aPackage, chosen.slot);
  });

/** Starts a checkout; a visitor signs up first. Source: SUBSCRIBE-logged-out. */
export function startCheckout(platform: Platform, aPackage: Package): Promise<void> {
  if (isLoggedIn(platform.session.state$.value)) return meetPrerequisites(platform, aPackage);
  signUpFirst(platform, aPackage, () => meetPrerequisites(platform, aPackage));
  return Promise.resolve();
}
