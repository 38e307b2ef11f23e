import type { SubmitEvent } from 'react';
import { Button, usePlatform, useRoute } from 'kit';
import { Note } from '../account/Note';
import { messages } from '../messages';
import { nextPath } from '../sign-in-up/next-path';
import { ConsentChoices } from './ConsentChoices';
import { useConsentSaving } from './use-consent-saving';
import styles from './styles.module.css';

/**
 * Stores the three consents and goes back to where the learner was. Without the required one it
 * highlights it and says so; a failure keeps every tick, and leaving without saving none. Source:
 * SPEC §2, §4, §8.
 */
export function ConsentForm() {
  const { consents, alerts, navigation } = usePlatform();
  const { query, from } = useRoute();
  const { status, saveAll } = useConsentSaving();
  const { member, save, retry, saveFailure } = messages.consents;

  const goBack = () => {
    const target = nextPath({ query, from, wasSignedIn: false });
    // Back to the very page, with its place; anything else takes this page's turn.
    if (target === from) navigation.back();
    else navigation.go(target, { replace: true });
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (status === 'loading') return;
    if (!consents.state$.value.PPandTandCConsent) {
      const { title, description } = messages.signInUp.agree;
      consents.highlight();
      // Without SPEC §4's 'go to log in': who is asked here is logged in.
      alerts.show({ title, description });
      return;
    }
    if (await saveAll()) goBack();
  };

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <ConsentChoices />
      <p className={styles['note']}>{member}</p>
      <Button type="submit" busy={status === 'loading'}>
        {status === 'failure' ? retry : save}
      </Button>
      <Note kind="failed">{status === 'failure' ? saveFailure : undefined}</Note>
    </form>
  );
}
