import type { Package, ParentAppPackage, Platform } from 'shared-contracts';
import { messages } from '../messages';
import { currentOf, type OwnPlans } from '../subscriptions/plan/plan-state';

/** The same package as the store sells it. */
export const inStore = (
  { identifier }: Pick<Package, 'identifier'>,
  packages: readonly ParentAppPackage[],
): ParentAppPackage | undefined => packages.find((one) => one.identifier === identifier);

/**
 * Asks the parent app to sell a package; it tells the store which plan this replaces. Until the app
 * has said what it sells, the alert of SPEC §8 asks for patience. Source: SPEC §7, INTERFACES §4.
 */
export function buyInApp(
  { alerts, parentApp }: Platform,
  aPackage: Package,
  { subscriptions }: OwnPlans,
): void {
  const sold = inStore(aPackage, parentApp.packages$.value);
  if (sold === undefined) {
    alerts.show(messages.checkout.notReady);
    return;
  }
  const oldProductID = currentOf(subscriptions)?.ProductID ?? null;
  parentApp.send('PURCHASE_PACKAGE', { package: sold, oldProductID });
}

/** Source: SPEC §5, Restore purchase. */
export function restorePurchases({ alerts, parentApp, session }: Platform): void {
  if (session.state$.value.status === 'member') parentApp.send('RESTORE_PURCHASES', {});
  else alerts.show({ ...messages.checkout.restoreNeedsLogIn, redirectTo: '/sign-in-up' });
}
