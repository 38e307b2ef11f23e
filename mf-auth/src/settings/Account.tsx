import { Button, ButtonLink, Skeleton, useObservable, usePlatform } from 'kit';
import { useOperation } from '../account/use-operation';
import { messages } from '../messages';
import styles from './styles.module.css';

const UNKNOWN = { status: 'unknown' } as const;

/** Who is logged in, and the way in or out. */
export function Account() {
  const session = useObservable(usePlatform().session.state$, UNKNOWN);
  const { loading, visitor, logIn, signedInAs, myAccount, subscriptions } = messages.settings;
  switch (session.status) {
    case 'unknown':
      return <Skeleton lines={2} label={loading} />;
    case 'visitor':
      return (
        <>
          <p className={styles['text']}>{visitor}</p>
          <div className={styles['actions']}>
            <ButtonLink to="/sign-in-up?startWithLogIn=true&next=%2Fsettings">{logIn}</ButtonLink>
            <ButtonLink to="/subscriptions" variant="secondary">
              {subscriptions}
            </ButtonLink>
          </div>
        </>
      );
    case 'member':
      return (
        <>
          <p className={styles['text']}>
            {signedInAs(session.user.Username || session.user.email)}
          </p>
          <div className={styles['actions']}>
            <ButtonLink to="/my-account" variant="secondary">
              {myAccount}
            </ButtonLink>
            <ButtonLink to="/subscriptions" variant="secondary">
              {subscriptions}
            </ButtonLink>
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
      {messages.settings.logOut}
    </Button>
  );
}
