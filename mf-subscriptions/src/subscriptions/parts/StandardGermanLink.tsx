import { useIsLive, usePlatform } from 'kit';
import { messages } from '../../messages';
import styles from '../styles.module.css';
import { OutsideLink } from './OutsideLink';

/** 'learn standard German', hidden when embedded: until the code runs by the style sheet. Source: SPEC §2. */
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
