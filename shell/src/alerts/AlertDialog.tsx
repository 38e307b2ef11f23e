import { useId, useRef, type SubmitEvent } from 'react';
import { Button, Dialog, TextField, useObservable } from 'kit';
import type { Alert, AlertButton } from 'shared-contracts';
import type { ShellAlerts } from './alerts';
import { arrangement, shownButtons } from './rules';
import styles from './alerts.late.module.css';

const DETAILS = 'Details';

const keys = new WeakMap<Alert, number>();
let lastKey = 0;

/** Makes a key for each alert, so a new one starts with its own inputs and focus. */
function keyOf(alert: Alert): number {
  const key = keys.get(alert) ?? ++lastKey;
  keys.set(alert, key);
  return key;
}

/**
 * The global alert dialog; renders nothing without an open alert. To show an alert, call
 * `platform.alerts.show`. Source: ALERT-title-description.
 */
export function AlertDialog({ alerts }: { readonly alerts: ShellAlerts }) {
  const alert = useObservable<Alert | null>(alerts.current$, null);
  return alert && <OpenAlert key={keyOf(alert)} alert={alert} alerts={alerts} />;
}

interface OpenAlertProps {
  readonly alert: Alert;
  readonly alerts: ShellAlerts;
}

/** The dialog of one alert. A button, Escape or a press on its backdrop closes it. */
function OpenAlert({ alert, alerts }: OpenAlertProps) {
  const { title, description, note, details, inputs = [] } = alert;
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const buttons = shownButtons(alert);
  const initialFocus = inputs.length > 0 ? 'input' : 'button[type="submit"]';

  const press = (button: AlertButton) => alerts.pressButton(button, textsOf(form.current));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const chosen = buttons.find(({ isDefault }) => isDefault);
    if (chosen) press(chosen.button);
  };

  return (
    <Dialog
      ref={dialog}
      initialFocus={initialFocus}
      role="alertdialog"
      aria-labelledby={title === '' ? `${id}-description` : `${id}-title`}
      aria-describedby={title === '' ? undefined : `${id}-description`}
      onClose={() => {
        const isReplaced = alerts.current$.value !== alert;
        if (!isReplaced) alerts.hide();
      }}
    >
      <form ref={form} className={styles.content} noValidate onSubmit={submit}>
        {title !== '' && (
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
        )}
        {description !== undefined && (
          <p id={`${id}-description`} className={styles.description}>
            {description} {note && <small>{note}</small>}
          </p>
        )}
        {details !== undefined && (
          <details className={styles.details}>
            <summary>{DETAILS}</summary>
            <p>{details}</p>
          </details>
        )}
        {inputs.map(({ id: name, initialValue, ...input }) => (
          <TextField key={name} {...input} name={name} defaultValue={initialValue} />
        ))}
        <div className={styles[arrangement(buttons.length)]}>
          {buttons.map(({ button, style, isDefault }, index) => (
            <Button
              key={index}
              className={styles.button}
              variant={style}
              // The default button submits the form, so Enter presses it.
              type={isDefault ? 'submit' : 'button'}
              onClick={isDefault ? undefined : () => press(button)}
            >
              {button.title}
            </Button>
          ))}
        </div>
      </form>
    </Dialog>
  );
}

/** Reads the typed texts of a form, by the names of its inputs. */
const textsOf = (form: HTMLFormElement | null): ReadonlyMap<string, string> =>
  new Map(
    [...new FormData(form ?? undefined)].map(([name, value]) => [name, String(value)] as const),
  );
