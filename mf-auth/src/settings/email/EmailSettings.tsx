import { Button, usePlatform } from 'kit';
import type { CurrentUser } from 'shared-contracts';
import { Note } from '../../account/Note';
import { hasPassword, methodsOf } from '../../account/sign-in-methods';
import { useFreshUser } from '../../account/use-fresh-user';
import { useOperation } from '../../account/use-operation';
import { VerifiedMark } from '../../account/VerifiedMark';
import { settings } from '../../messages/settings';
import styles from '../styles.module.css';
import { ChangeEmail } from './ChangeEmail';

/**
 * Shows the address, verifies it, and changes it. Source: IDENTITY-verification,
 * IDENTITY-change-email.
 */
export function EmailSettings({ user }: { readonly user: CurrentUser }) {
  return (
    <>
      <div className={styles.text}>
        <span>{user.email}</span>
        <VerifiedMark isVerified={user.emailVerified} />
      </div>
      {!user.emailVerified && <Verify email={user.email} />}
      {hasPassword(user) ? (
        <ChangeEmail email={user.email} />
      ) : (
        <p className={styles.text}>{settings.email.withoutPassword(methodsOf(user))}</p>
      )}
    </>
  );
}

function Verify({ email }: { readonly email: string }) {
  const { session } = usePlatform();
  useFreshUser(true);
  const { verify, verifySent } = settings.email;
  const { state, isBusy, run } = useOperation(() => session.sendVerificationEmail());
  return (
    <div className={styles.part}>
      <Button variant="secondary" busy={isBusy} onClick={() => void run()}>
        {verify}
      </Button>
      <Note kind="done">{state.status === 'success' ? verifySent(email) : undefined}</Note>
    </div>
  );
}
