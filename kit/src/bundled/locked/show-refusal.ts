import { perPlatform } from 'common';
import type { Alert, AlertButton, Platform } from 'shared-contracts';
import { locked } from './messages';

/** An alert that leads to another page when it is closed. */
export type LeadingAlert = Alert & { readonly redirectTo: string };

/** A page that the learner left through an alert. */
interface LeftPage {
  readonly pathname: string;
  /** Page before it; Back leads to the same history entry. */
  readonly from: string | undefined;
  readonly to: string;
}

const alertMemoryOf = perPlatform(() => ({
  page: undefined as LeftPage | undefined,
  stopWatching: () => undefined as void,
}));

/**
 * Shows the alert of a refusal. A learner who comes back by Back has read it already, so they see
 * the panel without the alert, which would lead them away again. Source: decision 64.
 *
 * @param hasPanel whether the page shows what is locked; then the alert has a button to stay
 */
export function showRefusal(platform: Platform, alert: LeadingAlert, hasPanel = true): void {
  const { location$ } = platform.navigation;
  const left = alertMemoryOf(platform);
  const { pathname, from } = location$.value;
  const { page } = left;
  const [to = ''] = alert.redirectTo.split('?');
  const isBack = page?.pathname === pathname && page.from === from && page.to === to;
  if (isBack) return;
  left.stopWatching();
  left.page = undefined;
  /** Page opened from the panel; undefined: none yet, null: the panel is not seen. */
  let nextPath: string | null | undefined = null;
  const stay: AlertButton = {
    title: locked.see,
    style: 'secondary',
    redirectTo: '',
    onClick: () => void (nextPath = undefined),
  };
  platform.alerts.show(hasPanel ? { ...alert, buttons: [stay, { title: 'OK' }] } : alert);
  const watching = location$.subscribe((location) => {
    if (location.pathname === pathname) return;
    if (nextPath === undefined) nextPath = location.pathname;
    const isExpected = location.pathname === to || location.pathname === nextPath;
    left.page = isExpected ? { pathname, from, to } : undefined;
  });
  left.stopWatching = () => watching.unsubscribe();
}
