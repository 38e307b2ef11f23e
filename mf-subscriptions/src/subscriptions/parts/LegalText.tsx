import { Link, useIsLive, usePlatform } from 'kit';
import { subscriptions } from '../../messages/subscriptions';
import styles from '../styles.module.css';

const { before: beginning, terms, between, privacy, after, afterInApp } = subscriptions.legal;

/**
 * Shows 'By subscribing' with two links, which open a new window so that this page stays open. In
 * the app the text names the store; before the code runs, CSS chooses the text. Source:
 * PLANS-by-subscribing.
 */
export function LegalText() {
  const { isEmbedded } = usePlatform().parentApp;
  const isLive = useIsLive();
  return (
    <p className={styles.legal}>
      {beginning}
      <Link to="/terms-and-conditions" target="_blank">
        {terms}
      </Link>
      {between}
      <Link to="/privacy-policy" target="_blank">
        {privacy}
      </Link>
      {(!isLive || !isEmbedded) && <span className={styles.webOnly}>{after}</span>}
      {(!isLive || isEmbedded) && <span className={styles.appOnly}>{afterInApp}</span>}
    </p>
  );
}
