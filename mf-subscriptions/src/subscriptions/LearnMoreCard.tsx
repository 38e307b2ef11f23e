import { ButtonLink, Card } from 'kit';
import { messages } from '../messages';
import styles from './styles.module.css';

const { heading, text, link } = messages.subscriptions.learnMore;

/** The 'still not sure? learn more' card. Source: SPEC §2. */
export function LearnMoreCard() {
  return (
    <Card as="section" aria-labelledby="learn-more" className={styles.learnMore}>
      <h2 id="learn-more" className={styles.panelTitle}>
        {heading}
      </h2>
      <p className={styles.panelText}>{text}</p>
      <ButtonLink to="/contact" variant="secondary">
        {link}
      </ButtonLink>
    </Card>
  );
}
