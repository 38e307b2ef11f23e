import type { ReactNode } from 'react';
import { Icon } from 'kit';
import styles from './note.module.css';

export interface NoteProps {
  /** `done` is announced when it appears, `failed` at once. */
  readonly kind: 'done' | 'failed';
  /** Nothing: the note is empty, and its place is there to announce the next one. */
  readonly children?: ReactNode;
}

/** What has become of something the learner asked for, beside where they asked. */
export function Note({ kind, children }: NoteProps) {
  return (
    <div role={kind === 'done' ? 'status' : 'alert'} className={styles[kind]}>
      {children !== undefined && (
        <p className={styles['text']}>
          <Icon name={kind === 'done' ? 'check' : 'warning'} />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
