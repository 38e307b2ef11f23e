import { classNames, Icon, Link, type LinkProps } from 'kit';
import type { Step } from './day';
import styles from './step-picture.late.module.css';

export interface StepPictureProps {
  readonly step: Step;
  readonly link: Pick<LinkProps, 'to' | 'onClick'>;
}

/**
 * The picture of the first step: the film, or a pile of cards or lines with their number. It is a
 * link for pointers only, because the button beside it has the same link. A live lesson has no
 * picture.
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

/** The film's picture, with the watched part as a line. */
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
