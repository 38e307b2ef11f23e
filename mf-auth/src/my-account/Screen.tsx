import { ButtonLink, Card, Page, Skeleton, useObservable, usePlatform } from 'kit';
import { messages } from '../messages';
import { Section } from '../account/Section';
import { DeleteAccount } from './deletion/DeleteAccount';
import { Details } from './Details';
import { ExportData } from './export/ExportData';
import { Plan } from './plan/Plan';
import styles from './styles.module.css';

const UNKNOWN = { status: 'unknown' } as const;

/** Who the learner is, which plan they have, what we know of them, and the end of it. Source: SPEC §2, §3. */
export function MyAccountScreen() {
  const { title, intro } = messages.myAccount;
  return (
    <Page title={title} intro={intro} width="text">
      <div className={styles['sections']}>
        <Who />
      </div>
    </Page>
  );
}

function Who() {
  const session = useObservable(usePlatform().session.state$, UNKNOWN);
  const { loading, visitor, logIn, details, plan, data, deletion } = messages.myAccount;
  switch (session.status) {
    case 'unknown':
      return (
        <Card as="section">
          <Skeleton lines={4} label={loading} />
        </Card>
      );
    case 'visitor':
      return (
        <Card as="section">
          <p className={styles['text']}>{visitor}</p>
          <ButtonLink to="/sign-in-up?startWithLogIn=true&next=%2Fmy-account">{logIn}</ButtonLink>
        </Card>
      );
    case 'member':
      return (
        <>
          <Section title={details}>
            <Details user={session.user} />
          </Section>
          <Section title={plan.title}>
            <Plan uid={session.user.UID} />
          </Section>
          <Section title={data.title}>
            <ExportData />
          </Section>
          <Section title={deletion.title}>
            <DeleteAccount key={session.user.UID} user={session.user} />
          </Section>
        </>
      );
  }
}
