import type { CatalogueLesson, SearchHit } from 'shared-contracts';
import { isOpenTo } from '../access/is-open-to';
import { useClosedLines } from './use-found-lines';

/** Offered lessons: whole rows in 1, 2 or 4 columns. */
const OFFERED = 4;

type Lessons = readonly CatalogueLesson[];

/**
 * The newest free lessons, for a learner without a plan whose results are all closed. Otherwise
 * they would see only locks.
 *
 * @returns a function of the found lessons and lines, and of all lessons, newest first
 */
export function useOffer() {
  const closed = useClosedLines();
  return (foundLessons: Lessons, hits: readonly SearchHit[], all: Lessons): Lessons => {
    const isFree = (lesson: CatalogueLesson) => isOpenTo(lesson, 0);
    const free = all.filter(isFree);
    const opens = ({ VideoID }: SearchHit) => free.some(({ DocID }) => DocID === VideoID);
    if (!closed || foundLessons.some(isFree) || hits.some(opens)) return [];
    return free.slice(0, OFFERED);
  };
}
