import { ButtonLink, Card, createScreen, Page, Skeleton, useSession } from 'kit';
import { logInPath } from 'shared-contracts';
import { Section } from '../account/Section';
import { myAccount } from '../messages/my-account';
import { DeleteAccount } from './deletion/DeleteAccount';
import { Details } from './Details';
import { ExportData } from './ExportData';
import { Confirmations } from './plan/Confirmations';
import { Plan } from './plan/Plan';
import styles from './styles.module.css';

/** The learner's details, plan, data and the deletion of the account. Source: ROUTE-my-account. */
export function MyAccountScreen() {
  const { title, intro } = myAccount;
  return (
    <Page title={title} intro={intro} width="text">
      <div className={styles.sections}>
        <Who />
      </div>
    </Page>
  );
}

function Who() {
  const session = useSession();
  const { loading, visitor, logIn, details, plan, confirmations, data, deletion } = myAccount;
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
          <p className={styles.text}>{visitor}</p>
          <ButtonLink to={logInPath('/my-account')}>{logIn}</ButtonLink>
        </Card>
      );
    case 'member':
      return (
        <>
          <Section title={details}>
            <Details user={session.user} />
          </Section>
          <Section title={plan.title}>
            <Plan />
          </Section>
          <Section title={confirmations.title}>
            <Confirmations key={session.user.UID} uid={session.user.UID} />
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

export default createScreen('my-account', MyAccountScreen);
