import { useIsLive, usePlatform } from 'kit';
import { subscriptions } from '../../messages/subscriptions';
import styles from '../styles.module.css';
import { OutsideLink } from './OutsideLink';

/**
 * Shows 'learn standard German' on the web only. Before the code runs, the style sheet hides it in
 * an app. Source: PLANS-standard-german.
 */
export function StandardGermanLink() {
  const { links, parentApp } = usePlatform();
  const isLive = useIsLive();
  if (isLive && parentApp.isEmbedded) return null;
  return (
    <p className={styles.webOnly}>
      <OutsideLink url={links.standardGerman}>{subscriptions.standardGerman}</OutsideLink>
    </p>
  );
}
