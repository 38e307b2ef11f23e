import { isLoggedIn, PLAN_OFFER_ID, type Package, type Platform } from 'shared-contracts';
import { rememberCheckout, returnPathFrom } from '../memory/checkout-memory';
import { loadStripeOnce } from './load-stripe';
import { askForPrerequisites } from './prerequisites';
import { tellRefusal } from './refusal';
import { signUpFirst } from './sign-up-first';
import { whilePaying } from './while-paying';

/** Starts a checkout; a visitor signs up first. Source: SUBSCRIBE-logged-out. */
export function startCheckout(platform: Platform, aPackage: Package): Promise<void> {
  if (isLoggedIn(platform.session.state$.value)) return checkOut(platform, aPackage);
  signUpFirst(platform, aPackage, () => checkOut(platform, aPackage));
  return Promise.resolve();
}

/**
 * Opens the payment page for a package and its private lesson. Never rejects: a failure shows the
 * alert of ERROR-checkout.
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
 * Asks for what the package needs, then opens the payment page. Source: SUBSCRIBE-private-lesson,
 * SUBSCRIBE-straight.
 */
const checkOut = (platform: Platform, aPackage: Package): Promise<void> =>
  whilePaying(platform, async () => {
    const chosen = await askForPrerequisites(platform, aPackage);
    if (chosen !== null) await openPaymentPage(platform, aPackage, chosen.slot);
  });
