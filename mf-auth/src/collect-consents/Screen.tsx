import { ButtonLink, Card, createScreen, Page, Skeleton, useSession } from 'kit';
import { ConsentsLookUp } from '../account/ConsentsLookUp';
import { consents } from '../messages/consents';
import { ConsentChoices } from './ConsentChoices';
import { ConsentForm } from './ConsentForm';
import styles from './styles.module.css';

/** Asks for the three consents; only a member can save them. Source: ROUTE-collect-consents. */
export function CollectConsentsScreen() {
  const { title, intro } = consents;
  return (
    <Page title={title} intro={intro} width="text">
      <Form />
    </Page>
  );
}

function Form() {
  const { status } = useSession();
  const { loading, visitor, signUp } = consents;
  const skeleton = (
    <Card>
      <Skeleton lines={6} label={loading} />
    </Card>
  );
  switch (status) {
    case 'unknown':
      return skeleton;
    case 'visitor':
      // Nothing is stored here; the sign-up form shows the same ticks.
      return (
        <>
          <ConsentChoices />
          <p className={styles.note}>{visitor}</p>
          <ButtonLink to="/sign-in-up" variant="secondary">
            {signUp}
          </ButtonLink>
        </>
      );
    case 'member':
      return (
        <ConsentsLookUp skeleton={skeleton} missing={<ConsentForm />} given={<ConsentForm />} />
      );
  }
}

export default createScreen('collect-consents', CollectConsentsScreen);
