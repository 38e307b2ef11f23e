import { Card, usePlatform } from 'kit';
import { messages } from '../../messages';
import styles from '../styles.module.css';
import { OutsideLink } from './OutsideLink';

const { heading, text, link } = messages.subscriptions.learnMore;

/** The 'still not sure? learn more' card; it leads to the configured contact page. Source: SPEC §2. */
export function LearnMoreCard() {
  return (
    <Card as="section" aria-labelledby="learn-more" className={styles.panel}>
      <h2 id="learn-more" className={styles.panelTitle}>
        {heading}
      </h2>
      <p className={styles.panelText}>{text}</p>
      <OutsideLink url={usePlatform().links.contact}>{link}</OutsideLink>
    </Card>
  );
}
