import type { ReactNode } from 'react';
import { Card } from 'kit';
import styles from './layout.module.css';

export interface NoticeProps {
  readonly title: string;
  readonly text: string;
  /** What to do next. */
  readonly children: ReactNode;
}

/** Says in place of the cards why there are none. */
export function Notice({ title, text, children }: NoticeProps) {
  return (
    <Card as="section" className={styles['notice']}>
      <h2 className={styles['heading']}>{title}</h2>
      <p className={styles['text']}>{text}</p>
      <div className={styles['actions']}>{children}</div>
    </Card>
  );
}
