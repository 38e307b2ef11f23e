import { perPlatform } from 'common';
import type { Alert, AlertButton, Platform } from 'shared-contracts';
import { locked } from './messages';

/** An alert that leads to another page when it is closed. */
export type LeadingAlert = Alert & { readonly redirectTo: string };

/** A page that an alert has led away from. */
interface Left {
  readonly pathname: string;
  /** Where the learner had come from; Back leads to the same history entry. */
  readonly from: string | undefined;
  readonly to: string;
}

const leftBy = perPlatform(() => ({
  page: undefined as Left | undefined,
  stopWatching: () => undefined as void,
}));

/**
 * Shows the alert of a refusal. A learner who goes Back has read it already. They see the panel
 * without the alert, because it would lead them away again. Source: decision 64.
 *
 * @param hasPanel whether the page shows what is locked: then the alert has a button that stays
 */
export function showRefusal(platform: Platform, alert: LeadingAlert, hasPanel = true): void {
  const { location$ } = platform.navigation;
  const left = leftBy(platform);
  const { pathname, from } = location$.value;
  const { page } = left;
  const [to = ''] = alert.redirectTo.split('?');
  const isBack = page?.pathname === pathname && page.from === from && page.to === to;
  if (isBack) return;
  left.stopWatching();
  left.page = undefined;
  /** Where the learner goes from the panel: undefined until then, null: they have not seen it. */
  let wayOn: string | null | undefined = null;
  const stay: AlertButton = {
    title: locked.see,
    style: 'secondary',
    redirectTo: '',
    onClick: () => void (wayOn = undefined),
  };
  platform.alerts.show(hasPanel ? { ...alert, buttons: [stay, { title: 'OK' }] } : alert);
  const watching = location$.subscribe((location) => {
    if (location.pathname === pathname) return;
    if (wayOn === undefined) wayOn = location.pathname;
    const isLed = location.pathname === to || location.pathname === wayOn;
    left.page = isLed ? { pathname, from, to } : undefined;
  });
  left.stopWatching = () => watching.unsubscribe();
}
