import { useState } from 'react';
import { Button, usePlatform } from 'kit';
import type { CurrentUser } from 'shared-contracts';
import { useOperation } from '../../account/use-operation';
import { myAccount } from '../../messages/my-account';
import styles from '../styles.module.css';
import { deletionOf } from './delete-account';
import { DeleteDialog } from './DeleteDialog';
import { deletionAlert, farewell } from './deletion-alerts';

/**
 * Shows the button that opens the dialog of the deletion. It also holds the request, which goes on
 * when the dialog closes.
 *
 * @param user must not change: give another account another `key`
 */
export function DeleteAccount({ user }: { readonly user: CurrentUser }) {
  const platform = usePlatform();
  const [isOpen, setIsOpen] = useState(false);
  const [deletion] = useState(() => deletionOf(platform, user));
  const { isBusy, run } = useOperation(
    async (password: string) => {
      const done = await deletion.run(password);
      platform.navigation.go('/home', { replace: true });
      platform.alerts.show(farewell(done));
    },
    (error, onRetry) => deletionAlert(error, onRetry, deletion.isUncertain()),
  );
  const { text, open } = myAccount.deletion;
  return (
    <>
      <p className={styles.text}>{text}</p>
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        {open}
      </Button>
      {isOpen && (
        <DeleteDialog
          user={user}
          proof={deletion.proof}
          needsProof={deletion.needsProof()}
          isBusy={isBusy}
          onConfirm={(password) => void run(password)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
