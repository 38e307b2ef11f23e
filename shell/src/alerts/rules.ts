import type { Alert, AlertButton } from 'shared-contracts';

/** A button in the form that the dialog shows. */
export interface ShownButton {
  readonly button: AlertButton;
  readonly style: 'primary' | 'secondary' | 'danger';
  /** Whether Enter in an input presses the button, and it gets the focus without an input. */
  readonly isDefault: boolean;
}

/**
 * The path to open after an alert is closed; empty: stay. A button's own redirect wins.
 * Source: ALERT-redirect.
 */
export const redirectAfter = (alert: Alert, button?: AlertButton): string | undefined =>
  button?.redirectTo ?? alert.redirectTo;

/**
 * The buttons to show; OK for an alert without buttons. The default button is the first one marked
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
