import { useObservable } from 'kit';
import type { ObservableValue } from 'shared-contracts';
import styles from './loading.module.css';

/** Shows that a screen's code loads. It becomes visible only after a moment. */
export function Loading() {
  return (
    <div className={styles.loading} role="status">
      <span className={styles.bar} aria-hidden="true" />
      Loading…
    </div>
  );
}

/**
 * The global loading flag as a thin line at the top. Decorative: each place says itself what it
 * waits for.
 */
export function LoadingBar({ isActive$ }: { readonly isActive$: ObservableValue<boolean> }) {
  const isActive = useObservable(isActive$, true);
  return isActive ? <div className={styles.line} aria-hidden="true" /> : null;
}
