import { useCallback, useEffect } from 'react';
import { useObservable, usePlatform, useSession } from 'kit';
import { learnerOf } from 'common';
import { useKnownLessons } from '../catalogue/use-known-lessons';
import { toContinue, type WatchedSoFar } from '../next/coming-lessons';
import { useComing } from '../next/use-coming';
import { useSameIds } from '../next/use-same-ids';
import { useWatched } from '../next/use-watched';
import { useIdle } from '../timing/use-idle';
import { progressCode } from '../chunks/learner-progress';
import type { MiniLessonsStore } from './mini-lessons-store';

const NONE: readonly string[] = [];

/** Ids of lessons finished and not begun again, by day, the earliest first. */
function finishedInOrder(watched: WatchedSoFar): string[] {
  const begunIDs = new Set(toContinue(watched).map(({ videoID }) => videoID));
  return Object.entries(watched.finished)
    .filter(([id]) => !begunIDs.has(id))
    .sort(([, a], [, b]) => (a === b ? 0 : a < b ? -1 : 1))
    .map(([id]) => id);
}

/**
 * Passes the learner's turn to the store, so that the pager agrees with Today and the lists.
 *
 * @param lessonID the opened mini lesson
 * @returns whether the progress is settled, and so the position among all
 */
export function useTurn(store: MiniLessonsStore, lessonID: string): boolean {
  const { status } = useSession();
  const learner = useObservable(learnerOf(usePlatform()), undefined);
  const { watched, isSettled, isRead } = useWatched();
  const isListed = useKnownLessons().length > 0;
  const { lessons } = useComing({ kind: 'miniLessons', watched, current: lessonID });
  const coming = useSameIds(lessons.map(({ DocID }) => DocID));
  const finishedIDs = finishedInOrder(watched);
  const left = useSameIds(isRead ? coming.filter((id) => !finishedIDs.includes(id)) : NONE);
  const areFinished = lessons.every(({ DocID }) => DocID in watched.finished);

  // The index has loaded the database client already, so this costs little.
  useIdle(useCallback(() => void (status === 'member' && progressCode.load()), [status]));
  useEffect(() => {
    if (isRead) store.countEarlier(finishedInOrder(watched));
  }, [store, learner, isRead, watched]);
  // Also before the progress is known, so that at least no closed one comes next.
  useEffect(() => {
    if (isListed) store.follow({ coming, left, areFinished });
  }, [store, learner, isListed, coming, left, areFinished]);
  return isSettled;
}
