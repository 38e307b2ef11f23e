import type { ReactNode } from 'react';
import { classNames } from 'kit';
import styles from './lesson-layout.module.css';

/**
 * Whom a video is for: `members` only, or perhaps `everybody`. A visitor is refused the former, and
 * knows it from the start: what is on its way takes the place of the refusal, not of the text.
 */
export type Audience = 'members' | 'everybody';

export interface LessonLayoutProps {
  readonly audience: Audience;
  /** The server is being asked, and what is shown are the places of what may come. */
  readonly isOpening?: boolean;
  readonly head: ReactNode;
  /** The player, or what stands in its place. */
  readonly stage: ReactNode;
  /** Beside the stage on wide screens, where the stage stays in sight. */
  readonly text?: ReactNode;
  /** Under the stage. */
  readonly below?: ReactNode;
  /** Under everything, when it is there: it has no place kept. */
  readonly more?: ReactNode;
}

/**
 * Arranges an opened lesson. Where text may come that is as long as it likes, the lesson takes the
 * whole window from the start, so that what follows is not pushed away before the learner's eyes.
 */
export function LessonLayout(props: LessonLayoutProps) {
  const { audience, isOpening = false, head, stage, text, below, more } = props;
  return (
    <article
      className={classNames(styles['lesson'], styles[audience], isOpening && styles['opening'])}
    >
      {head}
      <div className={styles['columns']}>
        <div className={styles['watch']}>
          {stage}
          {below !== undefined && <div className={styles['below']}>{below}</div>}
        </div>
        {text}
      </div>
      {more}
    </article>
  );
}
