import { Button, ButtonLink, Skeleton, usePlatform, useSession } from 'kit';
import { logInPath } from 'shared-contracts';
import { useIsTeacher } from '../account/use-is-teacher';
import { useOperation } from '../account/use-operation';
import { settings } from '../messages/settings';
import styles from './styles.module.css';

/** Says who is logged in, and offers to log in or out. A teacher needs no link to the plans. */
export function Account() {
  const session = useSession();
  const isTeacher = useIsTeacher() === true;
  const { loading, visitor, logIn, signedInAs, myAccount, subscriptions } = settings;
  switch (session.status) {
    case 'unknown':
      return <Skeleton lines={2} label={loading} />;
    case 'visitor':
      return (
        <>
          <p className={styles.text}>{visitor}</p>
          <div className={styles.actions}>
            <ButtonLink to={logInPath('/settings')}>{logIn}</ButtonLink>
            <ButtonLink to="/subscriptions" variant="secondary">
              {subscriptions}
            </ButtonLink>
          </div>
        </>
      );
    case 'member':
      return (
        <>
          <p className={styles.text}>{signedInAs(session.user.Username || session.user.email)}</p>
          <div className={styles.actions}>
            <ButtonLink to="/my-account" variant="secondary">
              {myAccount}
            </ButtonLink>
            {!isTeacher && (
              <ButtonLink to="/subscriptions" variant="secondary">
                {subscriptions}
              </ButtonLink>
            )}
            <LogOut />
          </div>
        </>
      );
  }
}

function LogOut() {
  const { session } = usePlatform();
  const { isBusy, run } = useOperation(() => session.signOut());
  return (
    <Button variant="secondary" busy={isBusy} onClick={() => void run()}>
      {settings.logOut}
    </Button>
  );
}
