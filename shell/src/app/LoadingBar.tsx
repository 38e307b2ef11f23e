import { useObservable } from 'kit';
import type { Loading } from 'shared-contracts';
import styles from './loading.module.css';

/**
 * The global loading flag as a thin line below the header. Decorative: what is waited for says so in
 * its own place.
 */
export function LoadingBar({ loading }: { readonly loading: Loading }) {
  const isActive = useObservable(loading.isActive$, true);
  return isActive ? <div className={styles['line']} aria-hidden="true" /> : null;
}
