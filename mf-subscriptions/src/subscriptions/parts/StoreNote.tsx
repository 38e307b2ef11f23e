import { useIsLive, useObservable, usePlatform } from 'kit';
import type { StoreVisit } from 'shared-contracts';
import { subscriptions } from '../../messages/subscriptions';
import styles from '../styles.module.css';

/** Reports in the app how a purchase or a restore in the store goes. */
export function StoreNote() {
  const { isEmbedded, storeVisit$ } = usePlatform().parentApp;
  const visit = useObservable<StoreVisit>(storeVisit$, 'none');
  if (!useIsLive() || !isEmbedded) return null;
  return (
    <p role="status" className={visit === 'none' ? 'visually-hidden' : styles.done}>
      {subscriptions.storeVisit[visit]}
    </p>
  );
}
