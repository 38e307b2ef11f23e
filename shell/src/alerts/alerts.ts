import { BehaviorSubject } from 'rxjs';
import type { Alert, AlertButton, Alerts } from 'shared-contracts';
import { redirectAfter } from './rules';

/** The Platform's `alerts`, with the methods that the dialog needs. */
export interface ShellAlerts extends Alerts {
  /**
   * Handles a pressed button of the open alert: closes the alert, runs the button's handler, then
   * follows the button's redirect, or else the alert's.
   *
   * @param texts typed texts of the inputs, by their ids
   */
  pressButton(button: AlertButton, texts: ReadonlyMap<string, string>): void;
  /** Closes the open alert without its redirect, because the learner has left its page. */
  dismiss(): void;
}

/**
 * The store behind the global alert dialog. It holds one alert: a new one replaces the old one and
 * drops its redirect. Source: ENTITY-alert, ALERT-redirect.
 *
 * @param navigate goes to an in-app path
 */
export function createAlerts(navigate: (path: string) => void): ShellAlerts {
  const current$ = new BehaviorSubject<Alert | null>(null);

  /** Closes the open alert, then calls `whenClosed`, then follows the redirect. */
  const close = (button?: AlertButton, whenClosed?: () => void) => {
    const alert = current$.value;
    if (!alert) return;
    current$.next(null);
    whenClosed?.();
    const path = redirectAfter(alert, button);
    if (path) navigate(path);
  };

  return {
    current$,
    show: (alert) => current$.next(alert),
    hide: () => close(),
    dismiss: () => current$.next(null),
    pressButton: (button, texts) =>
      close(button, () => button.onClick?.({ getInputByID: (id) => texts.get(id) ?? '' })),
  };
}
