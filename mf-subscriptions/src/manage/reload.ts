import type { Alert, Platform } from 'shared-contracts';

const PLANS = '/subscriptions';

/** Reloads the subscription page in the browser. Source: CALL-uncancelSubscription. */
export const reloadPlans = ({ navigation }: Pick<Platform, 'navigation'>): void =>
  navigation.leave(new URL(PLANS, location.origin).href);

/**
 * Shows an alert and reloads the subscription page once the alert is closed, unless the learner has
 * left the page. Source: ERROR-cancel-success.
 */
export function showThenReload(
  platform: Pick<Platform, 'alerts' | 'navigation'>,
  alert: Alert,
): void {
  const { alerts, navigation } = platform;
  alerts.show({ ...alert, redirectTo: PLANS });
  const shownAlert = alerts.current$.value;
  const closing = alerts.current$.subscribe((current) => {
    if (current === shownAlert) return;
    // The redirect of the alert comes first.
    queueMicrotask(() => {
      closing.unsubscribe();
      if (navigation.location$.value.pathname === PLANS) reloadPlans(platform);
    });
  });
}
