import { useState } from 'react';
import { Button } from 'kit';
import type { CurrentUser } from 'shared-contracts';
import { messages } from '../../messages';
import styles from '../styles.module.css';
import { DeleteDialog } from './DeleteDialog';

/** The way to the end of the account; the dialog says all of what it means. */
export function DeleteAccount({ user }: { readonly user: CurrentUser }) {
  const [isOpen, setIsOpen] = useState(false);
  const { text, open } = messages.myAccount.deletion;
  return (
    <>
      <p className={styles['text']}>{text}</p>
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        {open}
      </Button>
      {isOpen && <DeleteDialog user={user} onClose={() => setIsOpen(false)} />}
    </>
  );
}
