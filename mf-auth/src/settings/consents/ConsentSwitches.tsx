import { useId, useState } from 'react';
import { ButtonLink, Checkbox, Icon, Link, Skeleton, useObservable, usePlatform } from 'kit';
import { idle, NO_CONSENTS } from 'shared-contracts';
import { ConsentsLookUp } from '../../account/ConsentsLookUp';
import { Note } from '../../account/Note';
import { consents as consentsText } from '../../messages/consents';
import { settings } from '../../messages/settings';
import { createConsentSaver } from './consent-saver';
import styles from './consent-switches.module.css';

/** Shows the required consent, which cannot change, and a switch for each optional one. */
export function ConsentSwitches() {
  return (
    <ConsentsLookUp
      skeleton={<Skeleton lines={3} label={consentsText.loading} />}
      missing={<ConsentMissing />}
      given={<Switches />}
    />
  );
}

function ConsentMissing() {
  const { missing, give } = settings.consents;
  return (
    <>
      <p className={styles.text}>{missing}</p>
      <ButtonLink to="/collect-consents">{give}</ButtonLink>
    </>
  );
}

function Switches() {
  const platform = usePlatform();
  const { consents } = platform;
  const [saver] = useState(() => createConsentSaver(platform));
  const state = useObservable(consents.state$, NO_CONSENTS);
  const saving = useObservable(saver.state$, idle);
  const { given, cannotWithdraw, myAccount, saved, failure } = settings.consents;
  return (
    <>
      <p className={styles.given}>
        <Icon name="check" />
        {given}
      </p>
      <p className={styles.text}>
        {cannotWithdraw}
        <Link to="/my-account">{myAccount}</Link>.
      </p>
      {(['RemindersConsent', 'MarketingConsent'] as const).map((name) => (
        <ConsentSwitch
          key={name}
          label={settings.consents[name]}
          description={consentsText[name].text}
          isOn={state[name]}
          onChange={(isOn) => void saver.change(name, isOn)}
        />
      ))}
      <Note kind="done">{saving.status === 'success' ? saved : undefined}</Note>
      <Note kind="failed">{saving.status === 'failure' ? failure : undefined}</Note>
    </>
  );
}

interface ConsentSwitchProps {
  readonly label: string;
  readonly description: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A change is saved at once, so this is a switch; a checkbox would wait for a button. */
function ConsentSwitch({ label, description, isOn, onChange }: ConsentSwitchProps) {
  const id = useId();
  return (
    <div className={styles.switch}>
      <Checkbox
        role="switch"
        label={label}
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
        aria-describedby={id}
      />
      <p id={id} className={styles.description}>
        {description}
      </p>
    </div>
  );
}
