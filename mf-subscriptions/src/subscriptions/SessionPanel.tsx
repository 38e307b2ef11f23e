import { Button, ButtonLink, Card, Skeleton, useObservable, usePlatform } from 'kit';
import { isLoggedIn, type CurrentUser } from 'shared-contracts';
import { messages } from '../messages';
import styles from './styles.module.css';

const { loading, visitor, member } = messages.subscriptions.session;

/** A first step that fits who is looking; nothing personal while that is unknown (DESIGN §7). */
export function SessionPanel() {
  const session = useObservable(usePlatform().session.state$, { status: 'unknown' });
  return (
    <Card as="section" className={styles.session}>
      {session.status === 'unknown' && <Skeleton kind="text" lines={3} label={loading} />}
      {session.status === 'visitor' && <VisitorPanel />}
      {isLoggedIn(session) && <MemberPanel user={session.user} />}
    </Card>
  );
}

/** Signing up happens over this page, so that the plans stay before one's eyes. Source: SPEC §4. */
function VisitorPanel() {
  const { signUpFlow } = usePlatform();
  return (
    <>
      <div>
        <h2 className={styles.panelTitle}>{visitor.heading}</h2>
        <p className={styles.panelText}>{visitor.text}</p>
      </div>
      <div className={styles.actions}>
        <Button onClick={() => signUpFlow.start()}>{visitor.signUp}</Button>
        <ButtonLink to="/sign-in-up?startWithLogIn=true" variant="secondary">
          {visitor.logIn}
        </ButtonLink>
      </div>
    </>
  );
}

function MemberPanel({ user }: { readonly user: CurrentUser }) {
  return (
    <>
      <div>
        <h2 className={styles.panelTitle}>{member.heading}</h2>
        <p className={styles.panelText}>{member.text(user.Username || user.email)}</p>
      </div>
      <div className={styles.actions}>
        <ButtonLink to="/my-account" variant="secondary">
          {member.account}
        </ButtonLink>
      </div>
    </>
  );
}
