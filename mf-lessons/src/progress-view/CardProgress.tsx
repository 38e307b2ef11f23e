import { useObservable, usePlatform } from 'kit';
import { idle, type CatalogueLesson } from 'shared-contracts';
import { progress } from '../messages/progress';
import type { Progressed } from '../progress/changes';
import { progressOf } from '../progress/create-progress';
import styles from './card-progress.late.module.css';

/** The shortest line that is drawn, and the longest for a lesson that is not finished. */
const [LEAST, MOST] = [0.02, 0.98];

/**
 * Computes how much of a lesson a learner has watched, 0 to 1. That is the part up to the position
 * to resume at, or all of it once it is finished. If the length is not known, only a finished
 * lesson counts.
 */
export function shareOf(
  { DocID, Duration = 0 }: Pick<CatalogueLesson, 'DocID' | 'Duration'>,
  { resumeAt, finished }: Pick<Progressed, 'resumeAt' | 'finished'>,
): number {
  const position = resumeAt[DocID] ?? 0;
  if (position > 0 && Duration > 0) return Math.min(MOST, Math.max(LEAST, position / Duration));
  return DocID in finished ? 1 : 0;
}

/** A line of 3 px under the picture, and the same in words. Source: decision 43. */
export function CardProgress({ lesson }: { readonly lesson: CatalogueLesson }) {
  const done = useObservable(progressOf(usePlatform()).state$, idle);
  const share = done.status === 'success' ? shareOf(lesson, done.value) : 0;
  if (share === 0) return null;
  return (
    <>
      <span className={styles.line} aria-hidden="true">
        <span style={{ width: `${share * 100}%` }} />
      </span>
      <span className="visually-hidden">
        {share === 1 ? progress.watched : progress.watchedPart(Math.round(share * 100))}
      </span>
    </>
  );
}
