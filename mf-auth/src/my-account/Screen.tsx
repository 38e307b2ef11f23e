import { ButtonLink, Card, createScreen, Page, Skeleton, useSession } from 'kit';
import { logInPath } from 'shared-contracts';
import { Columns } from '../account/Columns';
import { Section } from '../account/Section';
import { myAccount } from '../messages/my-account';
import { DeleteAccount } from './deletion/DeleteAccount';
import { Details } from './Details';
import { ExportData } from './ExportData';
import { Plan } from './plan/Plan';
import { LoadRecordCode } from './LoadRecordCode';
import styles from './styles.module.css';

/** Shows the learner's account, plan, purchases and data. Source: ROUTE-my-account. */
export function MyAccountScreen() {
  const { title, intro } = myAccount;
  return (
    <Page title={title} intro={intro}>
      <AccountSections />
    </Page>
  );
}

function AccountSections() {
  const session = useSession();
  const { loading, visitor, logIn, details, plan, progress, confirmations, data, deletion } =
    myAccount;
  switch (session.status) {
    case 'unknown':
      return (
        <Columns
          first={
            <Card as="section">
              <Skeleton lines={4} label={loading} />
            </Card>
          }
        />
      );
    case 'visitor':
      return (
        <Columns
          first={
            <Card as="section">
              <p className={styles.text}>{visitor}</p>
              <ButtonLink to={logInPath('/my-account')}>{logIn}</ButtonLink>
            </Card>
          }
        />
      );
    case 'member': {
      const { user } = session;
      return (
        <Columns
          first={
            <>
              <Section title={details}>
                <Details user={user} />
              </Section>
              <Section title={plan.title}>
                <Plan />
              </Section>
              <Section title={progress.title}>
                <LoadRecordCode label={progress.loading}>
                  {({ LearnerRecord }) => <LearnerRecord key={user.UID} uid={user.UID} />}
                </LoadRecordCode>
              </Section>
            </>
          }
          second={
            <>
              <Section title={confirmations.title}>
                <LoadRecordCode label={confirmations.loading}>
                  {({ Confirmations }) => <Confirmations key={user.UID} uid={user.UID} />}
                </LoadRecordCode>
              </Section>
              <Section title={data.title}>
                <ExportData />
              </Section>
              <Section title={deletion.title}>
                <DeleteAccount key={user.UID} user={user} />
              </Section>
            </>
          }
        />
      );
    }
  }
}

export default createScreen('my-account', MyAccountScreen);
