import type { ReactNode } from 'react';
import styles from './columns.module.css';

export interface ColumnsProps {
  readonly first: ReactNode;
  readonly second?: ReactNode;
}

/**
 * Shows sections in two columns; a narrow window shows the second column below the first. A form
 * that opens moves only the sections below it.
 */
export function Columns({ first, second }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>{first}</div>
      <div className={styles.column}>{second}</div>
    </div>
  );
}
