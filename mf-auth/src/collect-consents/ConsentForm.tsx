import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button, createAsync, useObservable, usePlatform, useRoute } from 'kit';
import { learnerOf } from 'common';
import { idle, type AsyncState } from 'shared-contracts';
import { Note } from '../account/Note';
import { consents as consentsText } from '../messages/consents';
import { signInUp } from '../messages/sign-in-up';
import { nextPath } from '../sign-in-up/next-path';
import { ConsentChoices } from './ConsentChoices';
import styles from './styles.module.css';

/**
 * Stores the three consents, then goes back to the previous page. If the required consent is
 * missing, the form highlights it and shows an alert. A failure keeps the ticks; leaving without
 * saving drops them. Source: ROUTE-collect-consents, VALID-optional-consents.
 */
export function ConsentForm() {
  const { consents, alerts, navigation } = usePlatform();
  const { query, from } = useRoute();
  const { status, saveAll } = useConsentSaving();
  const { member, save, retry, saveFailure } = consentsText;

  const goBack = () => {
    const target = nextPath({ query, from, wasSignedIn: false });
    // Going back keeps the scroll position; any other target replaces this page in the history.
    if (target === from) navigation.back();
    else navigation.go(target, { replace: true });
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (status === 'loading') return;
    if (!consents.state$.value.PPandTandCConsent) {
      const { title, description, note } = signInUp.agree;
      consents.highlight();
      // No button 'go to log in' as in SIGNUP-consent-missing: this learner is logged in.
      alerts.show({ title, description, note });
      return;
    }
    if (await saveAll()) goBack();
  };

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <ConsentChoices />
      <p className={styles.note}>{member}</p>
      <Button type="submit" busy={status === 'loading'}>
        {status === 'failure' ? retry : save}
      </Button>
      <Note kind="failed">{status === 'failure' ? saveFailure : undefined}</Note>
    </form>
  );
}

interface ConsentSaving {
  readonly status: AsyncState<void>['status'];
  /**
   * Stores the three consents as they are ticked. Ignored while it is saving. Never rejects.
   *
   * @returns whether they are stored and the form is still open
   */
  saveAll(): Promise<boolean>;
}

/**
 * Saves the ticks of the form. The whole app shares them, so leaving the form reverts unsaved
 * ticks; otherwise the settings would show them as stored.
 */
function useConsentSaving(): ConsentSaving {
  const platform = usePlatform();
  const { consents } = platform;
  const [work] = useState(() => createAsync(() => consents.upload()));
  const isOpen = useRef(false);

  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      // During a save, `saveAll` decides by its outcome.
      if (work.state$.value.status !== 'loading') consents.revert();
    };
  }, [consents, work]);

  return {
    status: useObservable(work.state$, idle).status,
    async saveAll() {
      if (work.state$.value.status === 'loading') return false;
      const learner = learnerOf(platform).value;
      await work.run();
      if (isOpen.current) return work.state$.value.status === 'success';
      // After a log-out there is nothing to revert: the current ticks may be another learner's.
      if (work.state$.value.status === 'failure' && !learner?.signal.aborted) consents.revert();
      return false;
    },
  };
}
