import { Dialog, TextField } from 'kit';
import { useId, useRef, type SubmitEvent } from 'react';
import type { Alert, AlertButton } from 'shared-contracts';
import { AlertButtons } from './AlertButtons';
import styles from './alerts.module.css';
import type { ShellAlerts } from './alerts';
import { shownButtons } from './rules';

interface OpenAlertProps {
  readonly alert: Alert;
  readonly alerts: ShellAlerts;
}

/** What is typed into a form, by the names of its inputs. */
const textsOf = (form: HTMLFormElement | null): ReadonlyMap<string, string> =>
  new Map(
    [...new FormData(form ?? undefined)].map(([name, value]) => [name, String(value)] as const),
  );

/** An alert on the screen, modal, until it is closed by a button, Escape or its backdrop. */
export function OpenAlert({ alert, alerts }: OpenAlertProps) {
  const { title, description, inputs = [] } = alert;
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
      <form ref={form} className={styles['content']} noValidate onSubmit={submit}>
        {title !== '' && (
          <h2 id={`${id}-title`} className={styles['title']}>
            {title}
          </h2>
        )}
        {description !== undefined && (
          <p id={`${id}-description`} className={styles['description']}>
            {description}
          </p>
        )}
        {inputs.map(({ id: name, initialValue, ...input }) => (
          <TextField key={name} {...input} name={name} defaultValue={initialValue} />
        ))}
        <AlertButtons buttons={buttons} onPress={press} />
      </form>
    </Dialog>
  );
}
