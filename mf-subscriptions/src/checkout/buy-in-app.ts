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

/**
 * Buys a package in the store; a visitor signs up first, over this page. Until the app has sent its
 * packages, an alert asks for patience. Source: WRAPPER-purchase, ERROR-mobile-not-ready.
 */
export async function buyInApp(platform: Platform, aPackage: Package): Promise<void> {
  const { alerts, parentApp, session } = platform;
  if (inStore(aPackage, parentApp.packages$.value) === undefined) {
    alerts.show(text.notReady);
  } else if (isLoggedIn(session.state$.value)) {
    await askStore(platform, aPackage);
  } else {
    signUpFirst(platform, aPackage, () => askStore(platform, aPackage));
  }
}

/** Finds the store's version of a package. */
export const inStore = (
  { identifier }: Pick<Package, 'identifier'>,
  packages: readonly ParentAppPackage[],
): ParentAppPackage | undefined => packages.find((one) => one.identifier === identifier);

/** Says that the learner already has a plan. The page then loads the plans again. */
function refuse({ alerts, events }: Platform, why: keyof typeof text & `${string}There`): void {
  alerts.show(text[why]);
  events.emit('subscriptionChanged', { ProductID: null });
}

/**
 * Finds out why a package cannot be bought: another platform takes the payment for a plan, or the
 * learner already has this package and it renews.
 *
 * @returns null: the package can be bought
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
 * Asks the parent app to sell a package, and names the plan that this replaces. Only our server can
 * prevent a second plan, so the page asks it first: the page may be old, and a visitor who has just
 * logged in may have a plan.
 */
async function askStore(platform: Platform, aPackage: Package): Promise<void> {
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

/** Restores the purchases of a member; a visitor logs in first. Source: VALID-restore-signed-in. */
export function restorePurchases({ alerts, parentApp, session }: Platform): void {
  if (isLoggedIn(session.state$.value)) parentApp.send('RESTORE_PURCHASES', {});
  else alerts.show({ ...text.restoreNeedsLogIn, redirectTo: '/sign-in-up' });
}
