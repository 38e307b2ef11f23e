import { Card, classNames, useIsLive, usePlatform } from 'kit';
import { opensPages } from 'shared-contracts';
import { subscriptions } from '../../messages/subscriptions';
import styles from '../styles.module.css';
import { OutsideLink } from './OutsideLink';

const { heading, text, link } = subscriptions.learnMore;

/**
 * Shows the 'still not sure? learn more' card, which leads to the configured contact page. An app
 * that opens no pages has none. Source: PLANS-learn-more.
 */
export function LearnMoreCard() {
  const { links, parentApp } = usePlatform();
  const isLive = useIsLive();
  if (isLive && !opensPages(parentApp)) return null;
  return (
    <Card
      as="section"
      aria-labelledby="learn-more"
      className={classNames(styles.panel, styles.leadsOut)}
    >
      <h2 id="learn-more" className={styles.panelTitle}>
        {heading}
      </h2>
      <p className={styles.panelText}>{text}</p>
      <OutsideLink url={links.contact}>{link}</OutsideLink>
    </Card>
  );
}
