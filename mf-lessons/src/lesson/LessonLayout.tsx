import type { ReactNode } from 'react';
import styles from './lesson-layout.module.css';

export interface LessonLayoutProps {
  readonly head: ReactNode;
  /** The player, or what stands in its place. */
  readonly stage: ReactNode;
  /** Beside the stage on wide screens, where the stage stays in sight. */
  readonly text?: ReactNode;
  /** Under the stage. */
  readonly below?: ReactNode;
}

/** Arranges an opened lesson. */
export function LessonLayout({ head, stage, text, below }: LessonLayoutProps) {
  return (
    <article className={styles['lesson']}>
      {head}
      <div className={text === undefined ? styles['single'] : styles['columns']}>
        <div className={styles['watch']}>
          {stage}
          {below !== undefined && <div className={styles['below']}>{below}</div>}
        </div>
        {text}
      </div>
    </article>
  );
}
