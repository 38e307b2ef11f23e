import type { ReactNode } from 'react';
import styles from './comments.late.module.css';

export interface CommentsNoticeProps {
  readonly text: string;
  /** What to do next. */
  readonly children: ReactNode;
}

/** Why somebody cannot read or write here, and what they can do about it. */
export function CommentsNotice({ text, children }: CommentsNoticeProps) {
  return (
    <div className={styles['notice']}>
      <p className={styles['words']}>{text}</p>
      {children}
    </div>
  );
}
