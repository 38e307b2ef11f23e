import type { ReactNode } from 'react';
import { Card } from 'kit';
import styles from './notice.module.css';

export interface NoticeProps {
  readonly title: string;
  readonly text: string;
  /** What to do next. */
  readonly children?: ReactNode;
  /** Styles the card and its words in another place; default: as in the place of a list. */
  readonly className?: string | undefined;
}

/** Replaces what is empty or missing, and says why. */
export function Notice({ title, text, children, className = styles.notice }: NoticeProps) {
  return (
    <Card className={className}>
      <h2>{title}</h2>
      <p>{text}</p>
      {children && <div>{children}</div>}
    </Card>
  );
}
