import { useEffect, useMemo } from 'react';
import { createAsync, useObservable, usePlatform, type Async } from 'kit';
import { idle, type AsyncState, type Catalogue, type CatalogueLesson } from 'shared-contracts';
import { catalogueStore } from '../catalogue/catalogue-store';
import { createFinder, type Finder } from './create-finder';
import type { SearchQuery } from './search-query';

type Lessons = readonly CatalogueLesson[];

/** One index for each list of lessons, for as long as the list is in use. */
const indexes = new WeakMap<Lessons, Async<[], Finder>>();

function indexOf(list: Lessons, others: Lessons): Async<[], Finder> {
  const index = indexes.get(list) ?? createAsync(() => createFinder([...list, ...others]));
  indexes.set(list, index);
  return index;
}

/** The found lessons; `isComplete` is false when only the first page was searched. */
export interface Found {
  readonly lessons: Lessons;
  /** All lessons that were searched. */
  readonly all: Lessons;
  readonly isComplete: boolean;
}

/**
 * Finds the listed lessons that match. It loads the rest of the catalogue. While that or the index
 * is loading, the search is `loading`.
 *
 * @returns `retry` loads the rest again
 */
export function useFound(
  { lessons: first }: Catalogue,
  { q, level, sort }: SearchQuery,
): { readonly found: AsyncState<Found>; readonly retry: () => void } {
  const store = catalogueStore(usePlatform());
  const rest = useObservable(store.rest$, idle);
  useEffect(() => {
    if (store.rest$.value.status === 'idle') store.loadRest();
  }, [store]);

  const isSettled = rest.status === 'success' || rest.status === 'failure';
  // Without a rest, or when it failed to load, only the first page is searched.
  const others = rest.status === 'success' ? rest.value : [];
  const index = indexOf(others.length > 0 ? others : first, others.length > 0 ? first : []);
  const finder = useObservable(index.state$, idle);
  useEffect(() => {
    if (isSettled && index.state$.value.status === 'idle') void index.run();
  }, [index, isSettled]);

  const result = useMemo(
    () => (finder.status === 'success' ? findIn(finder.value, { q, level, sort }) : undefined),
    [finder, q, level, sort],
  );
  if (!isSettled || !result) {
    return {
      found: finder.status === 'failure' ? finder : { status: 'loading' },
      retry: index.run,
    };
  }
  return {
    found: { status: 'success', value: { ...result, isComplete: rest.status === 'success' } },
    retry: store.loadRest,
  };
}

/** The lessons that fit, and all that were searched. */
function findIn(finder: Finder, { q, level, sort }: SearchQuery): Omit<Found, 'isComplete'> {
  const fitting = finder
    .find(q)
    .filter(({ Difficulty }) => level === '' || Difficulty === Number(level));
  return {
    lessons: sort === 'oldest' ? [...fitting].reverse() : fitting,
    all: finder.find(''),
  };
}
