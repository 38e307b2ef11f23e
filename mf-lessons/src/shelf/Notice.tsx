import type { ReactNode } from 'react';
import { Card } from 'kit';
import styles from './notice.module.css';

export interface NoticeProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
  /** Class of the card; default: in place of a list. */
  readonly className?: string | undefined;
}

/** A card in place of empty or missing content, with the reason. */
export function Notice({ title, text, children, className = styles.notice }: NoticeProps) {
  return (
    <Card className={className}>
      <h2>{title}</h2>
      <p>{text}</p>
      {children && <div>{children}</div>}
    </Card>
  );
}
