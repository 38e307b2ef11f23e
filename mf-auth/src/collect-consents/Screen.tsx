import { ButtonLink, Card, Page, Skeleton, useObservable, usePlatform } from 'kit';
import { messages } from '../messages';
import { ConsentChoices } from './ConsentChoices';
import { MemberConsents } from './MemberConsents';
import styles from './styles.module.css';

const UNKNOWN = { status: 'unknown' } as const;

/** The three consents, each with what it is for. Source: SPEC §2, Consent form. */
export function CollectConsentsScreen() {
  const { title, intro } = messages.consents;
  return (
    <Page title={title} intro={intro} width="text">
      <Form />
    </Page>
  );
}

function Form() {
  const session = useObservable(usePlatform().session.state$, UNKNOWN);
  const { loading, visitor, signUp } = messages.consents;
  switch (session.status) {
    case 'unknown':
      return (
        <Card>
          <Skeleton lines={6} label={loading} />
        </Card>
      );
    case 'visitor':
      // The ticks go along to the sign-up form; nothing is stored here.
      return (
        <>
          <ConsentChoices />
          <p className={styles['note']}>{visitor}</p>
          <ButtonLink to="/sign-in-up" variant="secondary">
            {signUp}
          </ButtonLink>
        </>
      );
    case 'member':
      return <MemberConsents />;
  }
}
