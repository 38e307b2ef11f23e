import { BehaviorSubject } from 'rxjs';
import type { Alert, AlertButton, Alerts, Navigation } from 'shared-contracts';
import type { Recorded } from './recorded';

export interface AlertsWithDialog {
  readonly alerts: Alerts;
  /** Presses a button of the open alert after typing `inputs` (id → text). */
  press(title: string, inputs?: Readonly<Record<string, string>>): void;
}

const OK: AlertButton = { title: 'OK' };

function findButton({ title, buttons = [] }: Alert, wanted: string): AlertButton {
  const offered = buttons.length > 0 ? buttons : [OK];
  const button = offered.find((candidate) => candidate.title === wanted);
  if (button) return button;
  const titles = offered.map((candidate) => candidate.title).join(', ');
  throw new Error(`The alert "${title}" has no button "${wanted}"; it has: ${titles}`);
}

function findTexts(
  { title, inputs = [] }: Alert,
  typed: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  const unknown = Object.keys(typed).find((id) => !inputs.some((input) => input.id === id));
  if (unknown !== undefined) throw new Error(`The alert "${title}" has no input "${unknown}"`);
  return new Map(inputs.map(({ id, initialValue = '' }) => [id, typed[id] ?? initialValue]));
}

/** Shows one alert at a time. Closing it redirects, replacing it does not (ALERT-redirect). */
export function createAlerts(navigation: Navigation, recorded: Recorded): AlertsWithDialog {
  const current$ = new BehaviorSubject<Alert | null>(null);
  const redirect = (path: string | undefined) => {
    if (path) navigation.go(path);
  };
  return {
    alerts: {
      current$,
      show(alert) {
        recorded.alerts.push(alert);
        current$.next(alert);
      },
      hide() {
        const open = current$.value;
        if (!open) return;
        current$.next(null);
        redirect(open.redirectTo);
      },
    },
    press(title, inputs = {}) {
      const open = current$.value;
      if (!open) throw new Error(`No alert is open whose button "${title}" could be pressed`);
      const button = findButton(open, title);
      const texts = findTexts(open, inputs);
      current$.next(null);
      button.onClick?.({ getInputByID: (id) => texts.get(id) ?? '' });
      redirect(button.redirectTo ?? open.redirectTo);
    },
  };
}
