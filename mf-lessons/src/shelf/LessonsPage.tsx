import type { ReactNode } from 'react';
import styles from './page.module.css';

/** The frame of every screen that shows lessons; the heading is the content's own. */
export function LessonsPage({ children }: { children: ReactNode }) {
  return <div className={styles['page']}>{children}</div>;
}
