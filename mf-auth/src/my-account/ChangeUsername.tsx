import { useState, type SubmitEvent } from 'react';
import { Button, TextField, usePlatform } from 'kit';
import { checkUsername, RefusedName, usernameProblem } from 'kit/username';
import type { Alert } from 'shared-contracts';
import { Note } from '../account/Note';
import { Reveal } from '../account/Reveal';
import { useOperation } from '../account/use-operation';
import { operationAlert } from '../identity/failure-alert';
import { myAccount } from '../messages/my-account';
import styles from './styles.module.css';

const { add, change, field, hint, submit, saved } = myAccount.username;

/**
 * Sets or changes the display name, which comments and the chat show. Earlier comments and messages
 * keep the old name. Source: docs/security.md.
 *
 * @param username the current one; empty: the account has none
 */
export function ChangeUsername({ username }: { readonly username: string }) {
  const platform = usePlatform();
  const [isOpen, setIsOpen] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { state, isBusy, run } = useOperation(
    async (wanted: string) => {
      await checkUsername(platform, wanted);
      await platform.session.updateUsername(wanted);
      setIsOpen(false);
    },
    (error, onRetry): Alert => {
      if (error instanceof RefusedName) setProblem(error.message);
      return operationAlert(error, onRetry);
    },
  );

  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get('username')).trim();
    const nextProblem = usernameProblem(wanted);
    setProblem(nextProblem);
    if (nextProblem === undefined) void run(wanted);
  };

  return (
    <div>
      <Reveal label={username === '' ? add : change} isOpen={isOpen} onToggle={setIsOpen}>
        <form className={styles.form} method="post" noValidate onSubmit={save}>
          <TextField
            label={field}
            name="username"
            hint={hint}
            autoComplete="nickname"
            defaultValue={username}
            required
            onInput={() => setProblem(undefined)}
            {...(problem !== undefined && { error: problem })}
          />
          <Button type="submit" busy={isBusy}>
            {submit}
          </Button>
        </form>
      </Reveal>
      <Note kind="done">{state.status === 'success' ? saved : undefined}</Note>
    </div>
  );
}
