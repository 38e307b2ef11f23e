import { Card } from 'kit';
import { messages } from '../messages';
import { ConsentChoice } from './ConsentChoice';
import styles from './styles.module.css';

/** The three boxes, in the order of the specification. Source: SPEC §2, Consent form. */
export function ConsentChoices() {
  const { terms, privacy } = messages.consents.PPandTandCConsent;
  return (
    <Card as="section">
      <ul className={styles['choices']}>
        <ConsentChoice name="PPandTandCConsent">
          <span className={styles['legal']}>
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
