import type { ReactNode } from 'react';
import { Card } from 'kit';
import styles from './notice.module.css';

export interface NoticeProps {
  readonly title: string;
  readonly text: string;
  /** What to do next. */
  readonly action?: ReactNode;
}

/** Stands where a list would stand. */
export function Notice({ title, text, action }: NoticeProps) {
  return (
    <Card className={styles['notice']}>
      <h2 className={styles['title']}>{title}</h2>
      <p className={styles['text']}>{text}</p>
      {action}
    </Card>
  );
}
