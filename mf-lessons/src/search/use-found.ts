import { useEffect, useMemo } from 'react';
import { createAsync, useObservable, usePlatform, type Async } from 'kit';
import { idle, type AsyncState, type Catalogue, type CatalogueLesson } from 'shared-contracts';
import { catalogueStore } from '../catalogue/catalogue-store';
import { createFinder, NO_GERMAN, type Finder, type GermanWords } from './create-finder';
import { lineSearch } from './line-search';
import type { SearchQuery } from './search-query';

type Lessons = readonly CatalogueLesson[];

type Index = Async<[], Finder>;

/** The indexes of each list of lessons, while the list is in use. */
const indexes = new WeakMap<Lessons, Map<GermanWords, Index>>();

function indexOf(list: Lessons, others: Lessons, german: GermanWords): Index {
  const ofList = indexes.get(list) ?? new Map<GermanWords, Index>();
  indexes.set(list, ofList);
  const index = ofList.get(german) ?? createAsync(() => createFinder([...list, ...others], german));
  ofList.set(german, index);
  return index;
}

/** Builds an index once the lessons are known, unless it was built. */
function useIndex(index: Index, isSettled: boolean): AsyncState<Finder> {
  useEffect(() => {
    if (isSettled && index.state$.value.status === 'idle') void index.run();
  }, [index, isSettled]);
  return useObservable(index.state$, idle);
}

/** The result of a search in lessons. */
export interface Found {
  readonly lessons: Lessons;
  readonly all: Lessons;
  /** Similar lessons, if none matches. */
  readonly nearest: Lessons;
  readonly isComplete: boolean;
}

/**
 * Finds the listed lessons that match. It loads the rest of the catalogue and builds the index;
 * `found` is `loading` meanwhile.
 *
 * @returns `retry` loads the rest again
 */
export function useFound(
  { lessons: first }: Catalogue,
  { q, level, sort }: SearchQuery,
): { readonly found: AsyncState<Found>; readonly retry: () => void } {
  const platform = usePlatform();
  const store = catalogueStore(platform);
  const { german$ } = lineSearch(platform);
  const rest = useObservable(store.rest$, idle);
  useEffect(() => {
    if (store.rest$.value.status === 'idle') store.loadRest();
  }, [store]);

  const isSettled = rest.status === 'success' || rest.status === 'failure';
  // Without the rest, only the first page is searched.
  const others = rest.status === 'success' ? rest.value : [];
  const lists = [others.length > 0 ? others : first, others.length > 0 ? first : []] as const;
  // Titles are searched at once; the German words come later, in the file of the lines.
  const german = useObservable(german$, german$.value);
  const index = indexOf(...lists, NO_GERMAN);
  const titles = useIndex(index, isSettled);
  const all = useIndex(indexOf(...lists, german), isSettled);
  const finder = all.status === 'success' ? all : titles;

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

function findIn(finder: Finder, { q, level, sort }: SearchQuery): Omit<Found, 'isComplete'> {
  const matchingLessons = finder
    .find(q)
    .filter(({ Difficulty }) => level === '' || Difficulty === Number(level));
  return {
    lessons: sort === 'oldest' ? [...matchingLessons].reverse() : matchingLessons,
    all: finder.find(''),
    nearest: matchingLessons.length === 0 ? finder.nearest(q) : [],
  };
}
