import styles from './path.late.module.css';

/**
 * Draws how much is done, for the eye. Words beside it say the same.
 *
 * @param share 0 to 1
 */
export const Meter = ({ share }: { share: number }) => (
  <span className={styles.meter} aria-hidden="true">
    <span style={{ width: `${share * 100}%` }} />
  </span>
);
