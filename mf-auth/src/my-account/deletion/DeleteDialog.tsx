import { useCallback, useId, useRef, useState, type SubmitEvent } from 'react';
import { Button, useBackdropClick, useModal, usePlatform } from 'kit';
import type { CurrentUser } from 'shared-contracts';
import { Note } from '../../account/Note';
import { useOperation } from '../../account/use-operation';
import { PasswordField } from '../../fields/PasswordField';
import { messages } from '../../messages';
import { Consequences } from './Consequences';
import { createDeletion, proofOf } from './delete-account';
import { deletionAlert } from './failure';
import { farewell } from './farewell';
import styles from './delete-dialog.module.css';

export interface DeleteDialogProps {
  readonly user: CurrentUser;
  readonly onClose: () => void;
}

/** Asks once more, says what is erased and what is kept, and takes the proof that it is them. */
export function DeleteDialog({ user, onClose }: DeleteDialogProps) {
  const platform = usePlatform();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const proof = proofOf(user, platform.parentApp.isEmbedded);
  const [deleteAccount] = useState(() => createDeletion(platform, proof));
  const { isBusy, run } = useOperation(async (typed: string) => {
    const deletion = await deleteAccount(typed);
    platform.navigation.go('/home', { replace: true });
    platform.alerts.show(farewell(deletion));
  }, deletionAlert);
  const { question, text, password, google, logInAgain, keep, confirm, running } =
    messages.myAccount.deletion;

  // From the top: what follows is to be read before anything is pressed.
  useModal(dialog, 'h2');
  const close = useCallback(() => {
    if (!isBusy) dialog.current?.close();
  }, [isBusy]);
  useBackdropClick(dialog, close);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(String(new FormData(event.currentTarget).get('password') ?? ''));
  };

  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        if (isBusy) event.preventDefault();
      }}
      onClose={(event) => {
        if (!event.currentTarget.open) onClose();
      }}
    >
      <form className={styles['content']} method="post" noValidate onSubmit={submit}>
        <h2 id={`${id}-title`} className={styles['title']} tabIndex={-1}>
          {question}
        </h2>
        <p id={`${id}-text`} className={styles['text']}>
          {text}
        </p>
        <Consequences uid={user.UID} />
        {proof === 'password' ? (
          <>
            {/* For password managers: whose password it is. */}
            <input
              type="email"
              name="username"
              autoComplete="username"
              value={user.email}
              readOnly
              hidden
            />
            <PasswordField
              label={password}
              name="password"
              autoComplete="current-password"
              required
            />
          </>
        ) : (
          <p className={styles['text']}>{proof === 'google' ? google : logInAgain}</p>
        )}
        <div className={styles['actions']}>
          <Button variant="secondary" onClick={close}>
            {keep}
          </Button>
          <Button type="submit" variant="danger" busy={isBusy}>
            {confirm}
          </Button>
        </div>
        <Note kind="done">{isBusy ? running : undefined}</Note>
      </form>
    </dialog>
  );
}
