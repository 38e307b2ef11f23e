import type { ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * Text about sales on the web. The style sheet hides it in apps before the first paint, because the
 * stores' rules forbid it there. Source: docs/payments.md.
 */
export const WebOnly = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.webOnly}>{children}</span>
);
