import { useCallback } from 'react';
import { BehaviorSubject, useObservable } from 'kit';
import { perPlatform } from 'common';
import type { CatalogueLesson, Platform } from 'shared-contracts';
import { inLists, listsOf } from '../catalogue/batches';

/** Lessons shown before the lines: whole rows in 1, 2 or 4 columns. */
const CARDS_FIRST = 8;

/** Divides the found lessons into lists. If lines follow, the first list is short. */
export function batchesOf(lessons: readonly CatalogueLesson[], batchCount: number, isCut: boolean) {
  if (!isCut) return listsOf(inLists(lessons), batchCount);
  const others = listsOf(inLists(lessons.slice(CARDS_FIRST)), batchCount - 1);
  return [lessons.slice(0, CARDS_FIRST), ...others];
}

/** The number of batches of the last search, kept for a learner who returns to it. */
const countOf = perPlatform(() => new BehaviorSubject({ of: '', asked: 1 }));

/**
 * The number of batches of results: one, until the learner asks for more.
 *
 * @param search the search as text; another text starts with one batch
 */
export function useBatches(platform: Platform, search: string) {
  const count = countOf(platform);
  const { of, asked: batchCount } = useObservable(count, count.value);
  const shown = of === search ? batchCount : 1;
  return {
    asked: shown,
    showMore: useCallback(
      () => count.next({ of: search, asked: shown + 1 }),
      [count, search, shown],
    ),
  };
}
