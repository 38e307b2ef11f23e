import type { ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * Words about what is sold on the web. The style sheet hides them in an app before the first paint,
 * because the stores' rules want no word of it there. Source: docs/payments.md.
 */
export const WebOnly = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.webOnly}>{children}</span>
);
