import type { ReactNode } from 'react';
import { classNames, Skeleton } from 'kit';
import { messages } from '../messages';
import type { Audience } from './audience';
import styles from './lesson-layout.module.css';
import textStyles from './lesson-text.module.css';
import { LessonHead } from './LessonHead';
import { StageSkeleton } from './StageSkeleton';

export interface LessonLayoutProps {
  readonly audience: Audience;
  /** Whether the server is being asked and only the places of the parts are shown. */
  readonly isOpening?: boolean;
  readonly head: ReactNode;
  /** The player, or its replacement. */
  readonly stage: ReactNode;
  /**
   * Beside the stage in a wide window, where it fills the height; else the stage stays above it.
   */
  readonly text?: ReactNode;
  /** Under the stage. */
  readonly below?: ReactNode;
  /** Below everything; no place is reserved for it. */
  readonly more?: ReactNode;
}

/**
 * Arranges an opened lesson. Where a long text may follow, the lesson fills the window from the
 * start, so that nothing below it is pushed away.
 */
export function LessonLayout(props: LessonLayoutProps) {
  const { audience, isOpening = false, head, stage, text, below, more } = props;
  return (
    <article className={classNames(styles.lesson, styles[audience], isOpening && styles.opening)}>
      {head}
      <div className={styles.columns}>
        <div className={styles.watch}>
          <div className={styles.film}>{stage}</div>
          {below !== undefined && <div className={styles.below}>{below}</div>}
        </div>
        {text !== undefined && <div className={styles.text}>{text}</div>}
      </div>
      {more !== undefined && <div className={styles.more}>{more}</div>}
    </article>
  );
}

/**
 * The parts of a lesson while the server is asked. Each has its final place. They are props and no
 * component, so that the head keeps its element when the answer arrives.
 */
export const openingParts = (audience: Audience): Omit<LessonLayoutProps, 'head'> => ({
  audience,
  isOpening: true,
  stage: <StageSkeleton label={messages.lesson.loading} audience={audience} />,
  text: <LessonTextSkeleton />,
  below: audience === 'members' ? <Skeleton kind="button" /> : undefined,
});

/** The place of the text while it loads. */
function LessonTextSkeleton() {
  return (
    <div aria-hidden="true">
      <p className={textStyles.heading}>{messages.lesson.text}</p>
      <Skeleton lines={6} />
    </div>
  );
}

/**
 * An opened lesson before its id is known: prerendered pages show it, the same for every lesson. It
 * loads nothing.
 */
export function LessonFrame({ audience, kind }: { audience: Audience; kind?: string }) {
  const head = <LessonHead summary={{ status: 'loading' }} untitled="" kind={kind} />;
  return <LessonLayout head={head} {...openingParts(audience)} />;
}
