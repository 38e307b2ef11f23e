import { useIsLive, usePlatform } from 'kit';
import { messages } from '../../messages';
import styles from '../styles.module.css';
import { OutsideLink } from './OutsideLink';

/**
 * 'learn standard German', hidden when embedded; before the code runs, the style sheet hides it.
 * Source: PLANS-standard-german.
 */
export function StandardGermanLink() {
  const { links, parentApp } = usePlatform();
  const isLive = useIsLive();
  if (isLive && parentApp.isEmbedded) return null;
  return (
    <p className={styles.webOnly}>
      <OutsideLink url={links.standardGerman}>{messages.subscriptions.standardGerman}</OutsideLink>
    </p>
  );
}
