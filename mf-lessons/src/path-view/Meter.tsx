import styles from './path.late.module.css';

/**
 * A bar that shows a proportion. Text beside it says the same for screen readers.
 *
 * @param share 0 to 1
 */
export const Meter = ({ share }: { share: number }) => (
  <span className={styles.meter} aria-hidden="true">
    <span style={{ width: `${share * 100}%` }} />
  </span>
);
