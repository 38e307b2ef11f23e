import { Link } from 'kit';
import styles from './logo.module.css';

/**
 * The word mark, which links to home and states the terms of sale.
 * Source: HEADER-logo-home, HEADER-logo-line.
 */
export function Logo() {
  return (
    <Link to="/home" className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <path
          className={styles.bubble}
          d="M20 3a16 16 0 0 1 0 32c-2.5 0-4.8-.55-6.9-1.5L5 36.5l2.4-7.4A16 16 0 0 1 20 3z"
        />
        <path className={styles.ridge} d="M8.6 26.2l8-11.4 4.2 5.8 2.6-3.4 8 9z" />
        <circle className={styles.sun} cx="26.6" cy="11.6" r="3" />
      </svg>
      <span className={styles.words}>
        <span className={styles.name} lang="gsw">
          Grüezi
        </span>{' '}
        <span className={styles.terms}>auto renews, cancel anytime</span>
      </span>
    </Link>
  );
}
