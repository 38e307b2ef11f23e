import { useId, useRef, useState, type SubmitEvent } from 'react';
import { Button, Dialog } from 'kit';
import type { CurrentUser } from 'shared-contracts';
import { Note } from '../../account/Note';
import { PasswordField } from '../../fields/PasswordField';
import { myAccount } from '../../messages/my-account';
import { Consequences } from './Consequences';
import type { Proof } from './delete-account';
import styles from './delete-dialog.module.css';

export interface DeleteDialogProps {
  readonly user: CurrentUser;
  readonly proof: Proof;
  readonly needsProof: boolean;
  readonly isBusy: boolean;
  readonly onConfirm: (password: string) => void;
  readonly onClose: () => void;
}

/**
 * Asks for confirmation, says what is erased and what is kept, and takes the proof of identity. No
 * proof is needed if an earlier request may have deleted the account already.
 *
 * @param props `onConfirm` gets the typed password; empty: the proof is another one
 */
export function DeleteDialog(props: DeleteDialogProps) {
  const { user, proof, needsProof, isBusy, onConfirm, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // The field stays while the dialog is open: it may hold a text and the focus.
  const [neededProof] = useState(needsProof);
  const takesProof = needsProof || neededProof;
  const { question, text, again: retryText, keep, confirm, running } = myAccount.deletion;

  const close = () => {
    if (!isBusy) dialog.current?.close();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onConfirm(String(new FormData(event.currentTarget).get('password') ?? ''));
  };

  return (
    <Dialog
      ref={dialog}
      // The heading, so that the text below is read before a button is pressed.
      initialFocus="h2"
      width="text"
      isBusy={isBusy}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
    >
      <form className={styles.content} method="post" noValidate onSubmit={submit}>
        <h2 id={`${id}-title`} className={styles.title} tabIndex={-1}>
          {question}
        </h2>
        <p id={`${id}-text`} className={styles.text}>
          {text}
        </p>
        <Consequences />
        {takesProof && <ProofField proof={proof} email={user.email} />}
        {!takesProof && !isBusy && <p className={styles.text}>{retryText}</p>}
        <div className={styles.actions}>
          <Button variant="secondary" onClick={close}>
            {keep}
          </Button>
          <Button type="submit" variant="danger" busy={isBusy}>
            {confirm}
          </Button>
        </div>
        <Note kind="done">{isBusy ? running : undefined}</Note>
      </form>
    </Dialog>
  );
}

interface ProofFieldProps {
  readonly proof: Proof;
  readonly email: string;
}

/** Asks for the password, or says how else the learner proves their identity. */
function ProofField({ proof, email }: ProofFieldProps) {
  const { password, google, logInAgain } = myAccount.deletion;
  if (proof !== 'password') {
    return <p className={styles.text}>{proof === 'google' ? google : logInAgain}</p>;
  }
  return (
    <>
      {/* Tells password managers whose password it is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label={password} name="password" autoComplete="current-password" required />
    </>
  );
}
