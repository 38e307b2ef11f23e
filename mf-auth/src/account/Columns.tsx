import type { ReactNode } from 'react';
import styles from './columns.module.css';

export interface ColumnsProps {
  /** Sections that a narrow window shows first. */
  readonly first: ReactNode;
  /** Those beside them, or below them in a narrow window. */
  readonly second?: ReactNode;
}

/**
 * Two columns of sections where the window has room for them. Each section has its column, so a
 * form that opens moves only what is below it.
 */
export function Columns({ first, second }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>{first}</div>
      <div className={styles.column}>{second}</div>
    </div>
  );
}
