import { useObservable, usePlatform } from 'kit';
import { idle, type CatalogueLesson } from 'shared-contracts';
import { progress } from '../messages/progress';
import styles from './card-progress.late.module.css';
import { progressOf } from './index';
import { shareOf } from './share-of';

/** A line of 3 px under the picture, and what it says in words. Source: DESIGN §8. */
export function CardProgress({ lesson }: { readonly lesson: CatalogueLesson }) {
  const done = useObservable(progressOf(usePlatform()).state$, idle);
  const share = done.status === 'success' ? shareOf(lesson, done.value) : 0;
  if (share === 0) return null;
  return (
    <>
      <span className={styles['line']} aria-hidden="true">
        <span style={{ width: `${share * 100}%` }} />
      </span>
      <span className={styles['unseen']}>
        {share === 1 ? progress.watched : progress.watchedPart(Math.round(share * 100))}
      </span>
    </>
  );
}
