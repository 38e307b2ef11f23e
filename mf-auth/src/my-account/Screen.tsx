import { ButtonLink, Card, Page, Skeleton, useObservable, usePlatform } from 'kit';
import { messages } from '../messages';
import { Details } from './Details';
import styles from './styles.module.css';

const UNKNOWN = { status: 'unknown' } as const;

/** Who the learner is to the identity provider, and where the plan is. Source: SPEC §2, §3. */
export function MyAccountScreen() {
  const { title, intro, plan, planText, subscriptions, settings } = messages.myAccount;
  return (
    <Page title={title} intro={intro} width="text">
      <div className={styles['sections']}>
        <Card as="section">
          <Who />
        </Card>
        <Card as="section">
          <h2 className={styles['heading']}>{plan}</h2>
          <p className={styles['text']}>{planText}</p>
          <div className={styles['actions']}>
            <ButtonLink to="/subscriptions" variant="secondary">
              {subscriptions}
            </ButtonLink>
            <ButtonLink to="/settings" variant="secondary">
              {settings}
            </ButtonLink>
          </div>
        </Card>
      </div>
    </Page>
  );
}

function Who() {
  const session = useObservable(usePlatform().session.state$, UNKNOWN);
  const { loading, visitor, logIn } = messages.myAccount;
  switch (session.status) {
    case 'unknown':
      return <Skeleton lines={4} label={loading} />;
    case 'visitor':
      return (
        <>
          <p className={styles['text']}>{visitor}</p>
          <ButtonLink to="/sign-in-up?startWithLogIn=true&next=%2Fmy-account">{logIn}</ButtonLink>
        </>
      );
    case 'member':
      return <Details user={session.user} />;
  }
}
