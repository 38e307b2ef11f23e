import type { ReactNode } from 'react';
import { Icon } from 'kit';
import styles from './note.module.css';

export interface NoteProps {
  readonly kind: 'done' | 'failed';
  readonly children?: ReactNode;
}

/**
 * Shows the outcome of an action beside its button. Screen readers announce `failed` at once. An
 * empty note stays in the page, so that they announce the next text.
 */
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
