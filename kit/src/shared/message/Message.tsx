import type { ReactNode } from 'react';
import styles from './message.module.css';

export interface MessageProps {
  readonly title: string;
  readonly description?: ReactNode;
  /** The next step, usually one `Button` or `ButtonLink`. */
  readonly action?: ReactNode;
}

/** The full-page centred message. Source: ALERT-full-page-message. */
export function Message({ title, description, action }: MessageProps) {
  return (
    <div className={styles.message}>
      <h1 className={styles.title}>{title}</h1>
      {description !== undefined && <p className={styles.description}>{description}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
