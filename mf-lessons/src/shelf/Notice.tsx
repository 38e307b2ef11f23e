import type { ReactNode } from 'react';
import { Button, Card } from 'kit';
import { messages } from '../messages';
import styles from './notice.module.css';

export interface NoticeProps {
  readonly title: string;
  readonly text: string;
  /** What to do next. */
  readonly action?: ReactNode;
}

/** Replaces a list that is empty or missing. */
export function Notice({ title, text, action }: NoticeProps) {
  return (
    <Card className={styles.notice}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {action}
    </Card>
  );
}

/** Says that the lessons could not be loaded, with a Retry button. */
export function CatalogueFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <Notice
        {...messages.home.failure}
        action={<Button onClick={onRetry}>{messages.retry}</Button>}
      />
    </div>
  );
}
