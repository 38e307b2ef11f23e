import styles from './loading.module.css';

/** Fallback while a screen's code is on its way; shows itself only when that takes a moment. */
export function Loading() {
  return (
    <div className={styles['loading']} role="status">
      <span className={styles['bar']} aria-hidden="true" />
      Loading…
    </div>
  );
}
