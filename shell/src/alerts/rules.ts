import type { Alert, AlertButton } from 'shared-contracts';

/** A button as the dialog shows it. */
export interface ShownButton {
  readonly button: AlertButton;
  readonly style: 'primary' | 'secondary' | 'danger';
  /** Enter in an input presses it, and it has the focus when there is no input. */
  readonly isDefault: boolean;
}

/**
 * Where to go once an alert is closed; empty: nowhere. A button's own redirect wins. Source:
 * ALERT-redirect.
 */
export const redirectAfter = (alert: Alert, button?: AlertButton): string | undefined =>
  button?.redirectTo ?? alert.redirectTo;

/**
 * The buttons to show; OK when the alert has none. The default button is the first that is marked
 * `primary`, otherwise the last. A button without a style is primary if it is the default,
 * otherwise secondary. Source: ALERT-no-buttons.
 */
export function shownButtons({ buttons = [] }: Alert): readonly ShownButton[] {
  const offered = buttons.length > 0 ? buttons : [{ title: 'OK' } satisfies AlertButton];
  const marked = offered.findIndex(({ style }) => style === 'primary');
  const chosen = marked < 0 ? offered.length - 1 : marked;
  return offered.map((button, index) => ({
    button,
    style: button.style ?? (index === chosen ? 'primary' : 'secondary'),
    isDefault: index === chosen,
  }));
}

/**
 * One or two buttons are side by side, more are stacked. Source: ALERT-side-by-side, ALERT-stacked.
 */
export const arrangement = (count: number): 'side-by-side' | 'stacked' =>
  count <= 2 ? 'side-by-side' : 'stacked';
