import { planBesideOf } from 'common';
import {
  documentPaths,
  isLoggedIn,
  type CurrentSubscriptions,
  type Package,
  type ParentAppPackage,
  type Platform,
} from 'shared-contracts';
import { checkout as text } from '../messages/checkout';
import { environmentOf } from '../plan/environment';
import { currentOf, withoutBeside } from '../plan/plan-state';
import { signUpFirst } from './sign-up-first';

/** The same package as the store sells it. */
export const inStore = (
  { identifier }: Pick<Package, 'identifier'>,
  packages: readonly ParentAppPackage[],
): ParentAppPackage | undefined => packages.find((one) => one.identifier === identifier);

/** Says that a plan is there already; the page then asks again which one. */
function refuse({ alerts, events }: Platform, why: keyof typeof text & `${string}There`): void {
  alerts.show(text[why]);
  events.emit('subscriptionChanged', { ProductID: null });
}

/**
 * Why the store is not asked: another platform takes the payment already, or this very plan renews.
 *
 * @returns null: it can be bought
 */
function obstacleOf(
  platform: Platform,
  { identifier }: Pick<Package, 'identifier'>,
  paidThrough: string,
  subscriptions: CurrentSubscriptions,
): 'webPlanThere' | 'storePlanThere' | 'planThere' | null {
  if (paidThrough !== 'none' && paidThrough !== environmentOf(platform)) {
    return paidThrough === 'web' ? 'webPlanThere' : 'storePlanThere';
  }
  const ownPlan = Object.values(subscriptions).find((one) => one.identifier === identifier);
  return ownPlan !== undefined && !ownPlan.cancels ? 'planThere' : null;
}

/**
 * Asks the parent app to sell a package, and says which plan this replaces. Our server is asked
 * first, because nobody else keeps a second plan from being bought: the page may be old, and a
 * visitor who has just logged in may have a plan.
 */
async function askTheStore(platform: Platform, aPackage: Package): Promise<void> {
  const { alerts, documents, functions, log, parentApp, session } = platform;
  const state = session.state$.value;
  if (!isLoggedIn(state)) return;
  const { UID: uid } = state.user;
  try {
    const [{ subscriptionPlatform }, all, entitlement] = await Promise.all([
      functions.call('getSubscriptionPlatform', {}),
      functions.call('getCurrentSubscriptions', {}),
      documents.get(documentPaths.entitlement(uid)),
    ]);
    const beside = entitlement ? planBesideOf(entitlement, new Date()) : null;
    const subscriptions = withoutBeside(all, beside);
    const obstacle = obstacleOf(platform, aPackage, subscriptionPlatform, subscriptions);
    if (obstacle !== null) return refuse(platform, obstacle);
    const sold = inStore(aPackage, parentApp.packages$.value);
    if (sold === undefined) return alerts.show(text.notReady);
    const oldProductID = currentOf(subscriptions)?.ProductID ?? null;
    parentApp.send('PURCHASE_PACKAGE', { package: sold, oldProductID });
  } catch (error) {
    log.warn('The store could not be asked to sell a plan', { error });
    alerts.show(text.failure);
  }
}

/**
 * Buys a package in the store; a visitor signs up first, over this page. Until the app has said
 * what it sells, an alert asks for patience. Source: WRAPPER-purchase, ERROR-mobile-not-ready.
 */
export async function buyInApp(platform: Platform, aPackage: Package): Promise<void> {
  const { alerts, parentApp, session } = platform;
  if (inStore(aPackage, parentApp.packages$.value) === undefined) {
    alerts.show(text.notReady);
  } else if (isLoggedIn(session.state$.value)) {
    await askTheStore(platform, aPackage);
  } else {
    signUpFirst(platform, aPackage, () => askTheStore(platform, aPackage));
  }
}

/** Source: VALID-restore-signed-in. */
export function restorePurchases({ alerts, parentApp, session }: Platform): void {
  if (isLoggedIn(session.state$.value)) parentApp.send('RESTORE_PURCHASES', {});
  else alerts.show({ ...text.restoreNeedsLogIn, redirectTo: '/sign-in-up' });
}
