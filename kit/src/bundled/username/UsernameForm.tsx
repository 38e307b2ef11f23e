import { Button, createAsync, TextField, useObservable, usePlatform } from 'kit';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { idle, type AsyncState } from 'shared-contracts';
import { useHold } from '../hold/use-hold';
import { checkUsername, RefusedName, usernameProblem } from './check-username';
import { username as text } from './messages';
import styles from './username-form.late.module.css';

export interface UsernameFormProps {
  /** The reason to ask: who will see the name. */
  readonly reason: string;
  /** Label of the button that saves the name and continues. */
  readonly submit: string;
  /** Called after the name is saved and the session has it. */
  readonly onSaved: () => void;
  /** Called if the member wants no name now. Absent: another button leads out. */
  readonly onCancel?: () => void;
}

/**
 * Asks a member without a name for one, on the screen where others will see it. A refused name
 * stays in the field. Source: docs/account.md, The username.
 */
export function UsernameForm({ reason, submit, onSaved, onCancel }: UsernameFormProps) {
  const platform = usePlatform();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [work] = useState(() =>
    createAsync(async (name: string) => {
      await checkUsername(platform, name);
      await platform.session.updateUsername(name);
    }),
  );
  const state = useObservable<AsyncState<void>>(work.state$, idle);
  const isBusy = state.status === 'loading';
  useHold(isBusy, 'form');
  useEffect(() => field.current?.focus(), []);

  const save = async (name: string) => {
    const wrong = usernameProblem(name);
    setProblem(wrong);
    if (wrong === undefined) {
      await work.run(name);
      const outcome = work.state$.value;
      if (outcome.status === 'success') return onSaved();
      if (outcome.status === 'failure') {
        const { error } = outcome;
        platform.log.warn('The username was not saved', { error });
        setProblem(error instanceof RefusedName ? error.message : text.failed);
      }
    }
    field.current?.focus();
  };
  const submitted = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void save(field.current?.value.trim() ?? '');
  };

  return (
    <form className={styles.form} noValidate onSubmit={submitted}>
      <TextField
        ref={field}
        label={text.field}
        name="username"
        hint={reason}
        autoComplete="nickname"
        required
        onInput={() => setProblem(undefined)}
        {...(problem !== undefined && { error: problem })}
      />
      <p className={styles.actions}>
        <Button type="submit" busy={isBusy}>
          {submit}
        </Button>
        {onCancel && (
          <Button
            variant="quiet"
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && onCancel()}
          >
            {text.notNow}
          </Button>
        )}
      </p>
    </form>
  );
}
