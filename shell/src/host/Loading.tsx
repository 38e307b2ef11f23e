import styles from './loading.module.css';

/** Shown while a screen's code loads; becomes visible only when that takes a moment. */
export function Loading() {
  return (
    <div className={styles['loading']} role="status">
      <span className={styles['bar']} aria-hidden="true" />
      Loading…
    </div>
  );
}
