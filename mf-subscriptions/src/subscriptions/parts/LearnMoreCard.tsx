import { Card, classNames, useIsLive, usePlatform } from 'kit';
import { opensPages } from 'shared-contracts';
import { messages } from '../../messages';
import styles from '../styles.module.css';
import { OutsideLink } from './OutsideLink';

const { heading, text, link } = messages.subscriptions.learnMore;

/**
 * The 'still not sure? learn more' card; it leads to the configured contact page. Not there in an
 * app that opens no pages. Source: PLANS-learn-more.
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
