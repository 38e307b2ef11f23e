import { useObservable, usePlatform } from 'kit';
import { idle, type CatalogueLesson } from 'shared-contracts';
import { lessonSumOf } from 'common/learner-sums';
import { progress } from '../messages/progress';
import { progressOf } from '../progress/create-progress';
import styles from './card-progress.late.module.css';

/** The least and the largest share that is drawn for an unfinished lesson. */
const [LEAST, MOST] = [0.02, 0.98];

/**
 * A member's progress in a lesson as a line of 3 px under the picture, and as text for screen
 * readers. Source: decision 43.
 */
export function CardProgress({ lesson }: { readonly lesson: CatalogueLesson }) {
  const done = useObservable(progressOf(usePlatform()).state$, idle);
  if (done.status !== 'success') return null;
  const { isFinished, share: played } = lessonSumOf(done.value, lesson);
  if (!isFinished && played === 0) return null;
  const share = isFinished ? 1 : Math.min(MOST, Math.max(LEAST, played));
  return (
    <>
      <span className={styles.line} aria-hidden="true">
        <span style={{ width: `${share * 100}%` }} />
      </span>
      <span className="visually-hidden">
        {isFinished ? progress.watched : progress.watchedPart(Math.round(share * 100))}
      </span>
    </>
  );
}
