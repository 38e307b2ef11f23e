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

/** What is finished and not begun again, in the order of the days. */
function finishedInOrder(watched: WatchedSoFar): string[] {
  const begun = new Set(toContinue(watched).map(({ videoID }) => videoID));
  return Object.entries(watched.finished)
    .filter(([id]) => !begun.has(id))
    .sort(([, a], [, b]) => (a === b ? 0 : a < b ? -1 : 1))
    .map(([id]) => id);
}

/**
 * Gives the mini lessons the learner's turn, so that the pager leads where Today and the lists do.
 *
 * @param lessonID the opened one
 * @returns whether the learner's progress is known, and with it the place among all
 */
export function useTurn(store: MiniLessonsStore, lessonID: string): boolean {
  const { status } = useSession();
  const learner = useObservable(learnerOf(usePlatform()), undefined);
  const { watched, isSettled, isRead } = useWatched();
  const isListed = useKnownLessons().length > 0;
  const { lessons } = useComing({ kind: 'miniLessons', watched, current: lessonID });
  const coming = useSameIds(lessons.map(({ DocID }) => DocID));
  const done = finishedInOrder(watched);
  const left = useSameIds(isRead ? coming.filter((id) => !done.includes(id)) : NONE);
  const areFinished = lessons.every(({ DocID }) => DocID in watched.finished);

  // The index has loaded the database's client already.
  useIdle(useCallback(() => void (status === 'member' && progressCode.load()), [status]));
  useEffect(() => {
    if (isRead) store.countEarlier(finishedInOrder(watched));
  }, [store, learner, isRead, watched]);
  // Also before the progress is known, because then at least no closed one comes.
  useEffect(() => {
    if (isListed) store.follow({ coming, left, areFinished });
  }, [store, learner, isListed, coming, left, areFinished]);
  return isSettled;
}
