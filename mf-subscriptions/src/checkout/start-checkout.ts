import {
  AppError,
  billingRefusalOf,
  isLoggedIn,
  PLAN_OFFER_ID,
  type Package,
  type Platform,
} from 'shared-contracts';
import { messages } from '../messages';
import { askForLesson } from '../private-lesson/ask-for-lesson';
import { rememberCheckout } from './checkout-memory';
import { loadStripeOnce } from './load-stripe';

const { failure, slotMissing, slotsFull, slotTaken } = messages.checkout;

function explain(error: unknown): { readonly title: string; readonly description: string } {
  const reason = error instanceof AppError ? billingRefusalOf(error.details) : null;
  switch (reason) {
    case 'slot-missing':
      return slotMissing;
    case 'slot-taken':
      return slotTaken;
    case 'slots-full':
      return slotsFull;
    default:
      return failure;
  }
}

/**
 * Opens the payment page for a package, with the slot of its private lesson. It never rejects: a failure is the alert of SPEC §8, and the
 * page finds out anew which plan the learner has, because another tab may have bought one.
 */
export async function openPaymentPage(
  platform: Platform,
  { identifier }: Pick<Package, 'identifier'>,
  slot?: string,
): Promise<void> {
  const { alerts, events, functions, log, navigation, payments } = platform;
  loadStripeOnce(payments.publishableKey, log);
  try {
    const { url } = await functions.call('createStripeCheckoutSession', {
      offerID: PLAN_OFFER_ID,
      packageID: identifier,
      ...(slot !== undefined && { selectedPrivateLesson: slot }),
    });
    rememberCheckout({ path: navigation.location$.value.from, plan: identifier, slot }, log);
    navigation.leave(url);
  } catch (error) {
    log.warn('The checkout could not be opened', { error, identifier });
    alerts.show(explain(error));
    if (error instanceof AppError && error.code === 'failed-precondition') {
      events.emit('subscriptionChanged', { ProductID: null });
    }
  }
}

/** What the package asks for first, then the payment page. Source: SPEC §4, Subscribing. */
async function meetPrerequisites(platform: Platform, aPackage: Package): Promise<void> {
  let slot: string | undefined;
  for (const prerequisite of aPackage.Prerequisites ?? []) {
    switch (prerequisite) {
      case 'one_private_lesson': {
        try {
          const chosen = await askForLesson();
          if (chosen === null) return;
          slot = chosen;
        } catch (error) {
          platform.log.warn('The question about a private lesson did not arrive', { error });
          platform.alerts.show(messages.checkout.failure);
          return;
        }
      }
    }
  }
  await openPaymentPage(platform, aPackage, slot);
}

/**
 * Starts a checkout; a visitor signs up first, over this page, and goes on from there. Their consents
 * are stored before the payment page takes the window; otherwise they would be asked again. Source:
 * SPEC §4, Subscribing.
 */
export function startCheckout(platform: Platform, aPackage: Package): Promise<void> {
  if (isLoggedIn(platform.session.state$.value)) return meetPrerequisites(platform, aPackage);
  platform.signUpFlow.start(() => {
    void platform.consents.manage().then(() => meetPrerequisites(platform, aPackage));
  });
  return Promise.resolve();
}
