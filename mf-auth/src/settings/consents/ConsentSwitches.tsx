import { useEffect, useState } from 'react';
import { Button, ButtonLink, Icon, Link, Skeleton, useObservable, usePlatform } from 'kit';
import { idle, NO_CONSENTS, type ConsentsStatus } from 'shared-contracts';
import { Note } from '../../account/Note';
import { messages } from '../../messages';
import { ConsentSwitch } from './ConsentSwitch';
import { createConsentSaver } from './consent-saver';
import styles from './consent-switches.module.css';

const IDLE: ConsentsStatus = { status: 'idle' };

/** The required consent, as given; the other two can be changed, and are saved at once. */
export function ConsentSwitches() {
  const { consents } = usePlatform();
  const { status } = useObservable(consents.status$, IDLE);
  useEffect(() => void consents.manage(), [consents]);
  const { missing, give } = messages.settings.consents;
  const { loading, loadFailure, retry } = messages.consents;
  switch (status) {
    case 'idle':
    case 'loading':
      return <Skeleton lines={3} label={loading} />;
    case 'failure':
      return (
        <>
          <Note kind="failed">{loadFailure}</Note>
          <Button variant="secondary" onClick={() => void consents.manage()}>
            {retry}
          </Button>
        </>
      );
    case 'missing':
      return (
        <>
          <p className={styles['text']}>{missing}</p>
          <ButtonLink to="/collect-consents">{give}</ButtonLink>
        </>
      );
    case 'success':
      return <Given />;
  }
}

function Given() {
  const platform = usePlatform();
  const { consents } = platform;
  const [saver] = useState(() => createConsentSaver(platform));
  const state = useObservable(consents.state$, NO_CONSENTS);
  const saving = useObservable(saver.state$, idle);
  const { given, cannotWithdraw, myAccount, saved, failure } = messages.settings.consents;
  return (
    <>
      <p className={styles['given']}>
        <Icon name="check" />
        {given}
      </p>
      <p className={styles['text']}>
        {cannotWithdraw}
        <Link to="/my-account">{myAccount}</Link>.
      </p>
      {(['RemindersConsent', 'MarketingConsent'] as const).map((name) => (
        <ConsentSwitch
          key={name}
          label={messages.settings.consents[name]}
          description={messages.consents[name].text}
          isOn={state[name]}
          onChange={(isOn) => void saver.change(name, isOn)}
        />
      ))}
      <Note kind="done">{saving.status === 'success' ? saved : undefined}</Note>
      <Note kind="failed">{saving.status === 'failure' ? failure : undefined}</Note>
    </>
  );
}
