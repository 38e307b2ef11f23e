import { useId, useRef, useState, type SubmitEvent } from 'react';
import { Button, Dialog } from 'kit';
import type { CurrentUser } from 'shared-contracts';
import { Note } from '../../account/Note';
import { messages } from '../../messages';
import { Consequences } from './Consequences';
import type { Proof } from './proof';
import { ProofField } from './ProofField';
import styles from './delete-dialog.module.css';

export interface DeleteDialogProps {
  readonly user: CurrentUser;
  readonly proof: Proof;
  /** False: it was asked for already, and the account may be gone. */
  readonly needsProof: boolean;
  readonly isBusy: boolean;
  /** With the password that was typed, empty where none is asked for. */
  readonly onConfirm: (password: string) => void;
  readonly onClose: () => void;
}

/** Asks once more, says what is erased and what is kept, and takes the proof that it is them. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { user, proof, needsProof, isBusy, onConfirm, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // What stands in an open dialog stays: it may hold a text and the focus.
  const [neededProof] = useState(needsProof);
  const takesProof = needsProof || neededProof;
  const { question, text, again, keep, confirm, running } = messages.myAccount.deletion;

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
      // From the top: what follows is to be read before anything is pressed.
      initialFocus="h2"
      width="text"
      isBusy={isBusy}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
    >
      <form className={styles['content']} method="post" noValidate onSubmit={submit}>
        <h2 id={`${id}-title`} className={styles['title']} tabIndex={-1}>
          {question}
        </h2>
        <p id={`${id}-text`} className={styles['text']}>
          {text}
        </p>
        <Consequences uid={user.UID} />
        {takesProof && <ProofField proof={proof} email={user.email} />}
        {!takesProof && !isBusy && <p className={styles['text']}>{again}</p>}
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
    </Dialog>
  );
}
