import { Button, Card, useIsLive, usePlatform } from 'kit';
import { restorePurchases } from '../../checkout/buy-in-app';
import { messages } from '../../messages';
import styles from '../styles.module.css';

const { heading, text, button } = messages.subscriptions.restore;

/** The 'restore purchase' card, embedded only. Source: SPEC §2, §5. */
export function RestoreCard() {
  const platform = usePlatform();
  if (!useIsLive() || !platform.parentApp.isEmbedded) return null;
  return (
    <Card as="section" aria-labelledby="restore" className={styles.panel}>
      <h2 id="restore" className={styles.panelTitle}>
        {heading}
      </h2>
      <p className={styles.panelText}>{text}</p>
      <Button variant="secondary" onClick={() => restorePurchases(platform)}>
        {button}
      </Button>
    </Card>
  );
}
