import type { ReactNode } from 'react';
import { classNames, Skeleton } from 'kit';
import { messages } from '../messages';
import styles from './lesson-layout.module.css';
import textStyles from './lesson-text.module.css';
import { LessonHead } from './LessonHead';
import stageStyles from './stage.module.css';

/**
 * Who may watch a video: `members` only, or perhaps `everybody`. For `members` the placeholders
 * reserve room for a refusal and none for the text, because a visitor is refused.
 */
export type Audience = 'members' | 'everybody';

export interface LessonLayoutProps {
  readonly audience: Audience;
  /** Whether the server's answer is pending, and only placeholders are shown. */
  readonly isOpening?: boolean;
  readonly head: ReactNode;
  /** The player, or its replacement. */
  readonly stage: ReactNode;
  /** Beside the stage at full height in a wide window, else below it. */
  readonly text?: ReactNode;
  readonly below?: ReactNode;
  /** Below everything, without a reserved height. */
  readonly more?: ReactNode;
}

/**
 * The layout of an opened lesson. It fills the window from the start, so that a long text does not
 * push anything away later.
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
 * The placeholders of a lesson while the server's answer is pending. They are props, not a
 * component, so that React keeps the head's element when the answer arrives.
 */
export const openingParts = (audience: Audience): Omit<LessonLayoutProps, 'head'> => ({
  audience,
  isOpening: true,
  stage: <StageSkeleton label={messages.lesson.loading} audience={audience} />,
  text: <LessonTextSkeleton />,
  below: audience === 'members' ? <Skeleton kind="button" /> : undefined,
});

/** Placeholder of the player while the server's answer is pending. */
export function StageSkeleton({ label, audience }: { label: string; audience: Audience }) {
  const className = classNames(stageStyles.skeleton, stageStyles[audience]) ?? '';
  return <Skeleton kind="picture" label={label} className={className} />;
}

function LessonTextSkeleton() {
  return (
    <div aria-hidden="true">
      <p className={textStyles.heading}>{messages.lesson.text}</p>
      <Skeleton lines={6} />
    </div>
  );
}

/**
 * A lesson's placeholders before its id is known, on a prerendered page for all lessons. It loads
 * nothing.
 */
export function LessonFrame({ audience, kind }: { audience: Audience; kind?: string }) {
  const head = <LessonHead summary={{ status: 'loading' }} untitled="" kind={kind} />;
  return <LessonLayout head={head} {...openingParts(audience)} />;
}
