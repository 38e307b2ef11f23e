import { useObservable } from 'kit';
import type { ObservableValue } from 'shared-contracts';
import styles from './loading.module.css';

/** Shows that a screen's code is loading; visible after a short delay. */
export function Loading() {
  return (
    <div className={styles.loading} role="status">
      <span className={styles.bar} aria-hidden="true" />
      Loading…
    </div>
  );
}

/**
 * Shows the global loading flag as a thin line at the top. It is decorative, because each screen
 * names what is loading.
 */
export function LoadingBar({ isActive$ }: { readonly isActive$: ObservableValue<boolean> }) {
  const isActive = useObservable(isActive$, true);
  return isActive ? <div className={styles.line} aria-hidden="true" /> : null;
}
