import { Card, classNames, useIsLive, usePlatform } from 'kit';
import { subscriptions } from '../../messages/subscriptions';
import styles from '../styles.module.css';
import { OutsideLink } from './OutsideLink';

const { heading, text, link } = subscriptions.standardGerman;

/**
 * Shows 'learn standard German' on the web only. Before the code runs, the style sheet hides it in
 * an app. Source: PLANS-standard-german.
 */
export function StandardGermanCard() {
  const { links, parentApp } = usePlatform();
  const isLive = useIsLive();
  if (isLive && parentApp.isEmbedded) return null;
  return (
    <Card
      as="section"
      aria-labelledby="standard-german"
      className={classNames(styles.panel, styles.webOnly)}
    >
      <h2 id="standard-german" className={styles.panelTitle}>
        {heading}
      </h2>
      <p className={styles.panelText}>{text}</p>
      <OutsideLink url={links.standardGerman}>{link}</OutsideLink>
    </Card>
  );
}
