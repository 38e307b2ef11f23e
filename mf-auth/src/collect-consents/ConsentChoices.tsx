import { useId, type ReactNode } from 'react';
import { Card, Checkbox, classNames, useObservable, usePlatform } from 'kit';
import { NO_CONSENTS, type ConsentName } from 'shared-contracts';
import { consents as consentsText } from '../messages/consents';
import styles from './styles.module.css';

/**
 * Shows the three consents as checkboxes. Source: CONSENT-terms-required,
 * CONSENT-reminders-optional, CONSENT-marketing-optional.
 */
export function ConsentChoices() {
  const { terms, privacy } = consentsText.PPandTandCConsent;
  return (
    <Card as="section">
      <ul className={styles.choices}>
        <ConsentChoice name="PPandTandCConsent">
          <span className={styles.legal}>
            <a href="/terms-and-conditions" target="_blank" rel="noopener">
              {terms}
            </a>
            <a href="/privacy-policy" target="_blank" rel="noopener">
              {privacy}
            </a>
          </span>
        </ConsentChoice>
        <ConsentChoice name="RemindersConsent" />
        <ConsentChoice name="MarketingConsent" />
      </ul>
    </Card>
  );
}

interface ConsentChoiceProps {
  readonly name: ConsentName;
  /** Links to read more. */
  readonly children?: ReactNode;
}

/**
 * Shows the checkbox and the purpose of one consent. The required one is underlined if it is
 * missing. Source: ENTITY-consent-state.
 */
function ConsentChoice({ name, children }: ConsentChoiceProps) {
  const { consents } = usePlatform();
  const state = useObservable(consents.state$, NO_CONSENTS);
  const textId = useId();
  const { label, text } = consentsText[name];
  const isMissing = name === 'PPandTandCConsent' && state.isUnderlined;
  return (
    <li className={styles.choice}>
      <Checkbox
        label={<span className={classNames(isMissing && styles.underlined)}>{label}</span>}
        name={name}
        checked={state[name]}
        onChange={(event) => consents.set(name, event.currentTarget.checked)}
        aria-describedby={textId}
        aria-invalid={isMissing || undefined}
        aria-required={name === 'PPandTandCConsent' || undefined}
      />
      <p id={textId} className={styles.text}>
        {text}
      </p>
      {children}
    </li>
  );
}
