import { Button, Card, useIsLive, useObservable, usePlatform } from 'kit';
import type { StoreVisit } from 'shared-contracts';
import { restorePurchases } from '../../checkout/buy-in-app';
import { subscriptions } from '../../messages/subscriptions';
import styles from '../styles.module.css';

const { heading, text, button } = subscriptions.restore;

/**
 * Shows the 'restore purchase' card in an app that supports it. The stores allow a restore only
 * after a tap. Source: PLANS-restore-purchase, VALID-restore-signed-in.
 */
export function RestoreCard() {
  const platform = usePlatform();
  const { parentApp } = platform;
  const visit = useObservable<StoreVisit>(parentApp.storeVisit$, 'none');
  if (!useIsLive() || !parentApp.supports('RESTORE_PURCHASES')) return null;
  return (
    <Card as="section" aria-labelledby="restore" className={styles.panel}>
      <h2 id="restore" className={styles.panelTitle}>
        {heading}
      </h2>
      <p className={styles.panelText}>{text}</p>
      <Button
        variant="secondary"
        busy={visit !== 'none'}
        onClick={() => restorePurchases(platform)}
      >
        <span className={styles.sentence}>{button}</span>
      </Button>
    </Card>
  );
}
