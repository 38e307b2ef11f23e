import { classNames, Icon, Link, type LinkProps } from 'kit';
import type { Step } from './day';
import styles from './step-picture.late.module.css';

export interface StepPictureProps {
  readonly step: Step;
  /** Where the step leads. */
  readonly link: Pick<LinkProps, 'to' | 'onClick'>;
}

/**
 * Shows what the first step is about: the film, or a pile of cards or lines with their number. It
 * is a link for a pointer only, because the button beside it leads to the same. A live lesson has
 * none.
 */
export function StepPicture({ step, link }: StepPictureProps) {
  if (step.kind === 'live') return null;
  const isFilm = step.kind === 'lesson';
  return (
    <Link
      {...link}
      className={classNames(styles.picture, !isFilm && styles.cards)}
      aria-hidden="true"
      tabIndex={-1}
    >
      {isFilm ? (
        <Film {...step} />
      ) : (
        <span className={styles.pile}>{step.kind === 'ear' ? step.lines : step.cards}</span>
      )}
    </Link>
  );
}

/** Shows the film's picture, and how much of it was watched. */
function Film({ lesson, from }: Pick<Extract<Step, { kind: 'lesson' }>, 'lesson' | 'from'>) {
  const { VideoThumbnailURL, Duration } = lesson;
  return (
    <>
      <img src={VideoThumbnailURL} alt="" width={640} height={360} decoding="async" />
      <span className={styles.play}>
        <Icon name="play" />
      </span>
      {from !== undefined && Duration !== undefined && (
        <span className={styles.watched} style={{ width: `${(100 * from) / Duration}%` }} />
      )}
    </>
  );
}
