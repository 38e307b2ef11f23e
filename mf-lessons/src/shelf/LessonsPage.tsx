import type { ReactNode } from 'react';
import styles from './page.module.css';

/** The frame of every screen with lessons. The content brings its own heading. */
export function LessonsPage({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}
