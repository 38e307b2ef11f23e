import type { ReactNode } from 'react';
import { classNames, Skeleton } from 'kit';
import type { Audience } from './audience';
import styles from './stage.module.css';

/** The place of the player, or of the refusal, while the server is asked. */
export function StageSkeleton({ label, audience }: { label: string; audience: Audience }) {
  const className = classNames(styles.skeleton, styles[audience]) ?? '';
  return <Skeleton kind="picture" label={label} className={className} />;
}

export interface StageNoticeProps {
  readonly title: string;
  readonly text: string;
  /** Picture of the lesson behind the words. */
  readonly picture: string | undefined;
  /** What to do next. */
  readonly children: ReactNode;
}

/** Replaces the player: why nothing plays, and what to do next. */
export function StageNotice({ title, text, picture, children }: StageNoticeProps) {
  return (
    <section className={styles.notice} aria-label={title}>
      {picture !== undefined && <img className={styles.picture} src={picture} alt="" />}
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>{children}</div>
      </div>
    </section>
  );
}
