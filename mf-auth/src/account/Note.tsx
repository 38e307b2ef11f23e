import type { ReactNode } from 'react';
import { Icon } from 'kit';
import styles from './note.module.css';

export interface NoteProps {
  /** A screen reader announces `done` when it is idle, and `failed` at once. */
  readonly kind: 'done' | 'failed';
  /** Without it the note is empty, ready to announce the next text. */
  readonly children?: ReactNode;
}

/** Shows the outcome of an action beside its button. */
export function Note({ kind, children }: NoteProps) {
  return (
    <div role={kind === 'done' ? 'status' : 'alert'} className={styles[kind]}>
      {children !== undefined && (
        <p className={styles.text}>
          <Icon name={kind === 'done' ? 'check' : 'warning'} />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
