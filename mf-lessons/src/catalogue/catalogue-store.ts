import { useEffect } from 'react';
import { BehaviorSubject, createAsync, useObservable, usePlatform } from 'kit';
import { isMissing } from 'kit/lazy-code';
import { perPlatform } from 'common';
import {
  loading,
  success,
  type AsyncState,
  type Catalogue,
  type CatalogueLesson,
  type ObservableValue,
  type Platform,
} from 'shared-contracts';
import { useIdle } from '../timing/use-idle';
import { loadKnownLessons } from '../chunks/known-lessons';
import type { StoredCatalogue } from './known-lessons';
import type { ShelfName } from './shelves';

/** Batches shown on each shelf beyond the first page. */
export type Batches = Readonly<Record<ShelfName, number>>;

export const NO_BATCHES: Batches = { miniLessons: 0, previous: 0 };

/** The catalogue, and how many of its lessons are shown. */
export interface CatalogueStore {
  readonly first$: ObservableValue<AsyncState<Catalogue>>;
  /** The value of `first$` in the prerendered page. */
  readonly prerendered: AsyncState<Catalogue>;
  readonly rest$: ObservableValue<AsyncState<readonly CatalogueLesson[]>>;
  readonly batches$: ObservableValue<Batches>;
  /** Whether the lessons come from an earlier visit, because the catalogue could not be loaded. */
  readonly isOld$: ObservableValue<boolean>;
  /** Loads the first page, unless it is loading or loaded. */
  load(): void;
  reload(): void;
  /** Loads the rest, unless it is loading or loaded. */
  loadRest(): void;
  /**
   * Shows one more batch of a shelf once the rest has loaded. Calls before that add nothing more;
   * after a failure they load again.
   */
  showMore(shelf: ShelfName): void;
  /** Stores the known lessons on this device, for a visit without a network. */
  remember(): void;
}

function createCatalogueStore(platform: Platform): CatalogueStore {
  const { content } = platform;
  const isOld$ = new BehaviorSubject(false);
  let stored: StoredCatalogue | undefined;
  const first = createAsync(async () => {
    try {
      const catalogue = await content.catalogue();
      const isOldRest = stored && rest.state$.value.status !== 'idle';
      stored = undefined;
      // A rest that was asked for must belong to this catalogue, so load it again.
      if (isOldRest) fetchRest();
      return catalogue;
    } catch (error) {
      stored = await loadKnownLessons()
        .then(({ restoreCatalogue }) => restoreCatalogue(platform))
        .catch(() => undefined);
      if (!stored) throw error;
      return stored.first;
    } finally {
      isOld$.next(stored !== undefined);
    }
  });
  const rest = createAsync(async () => stored?.rest ?? content.restOfCatalogue());
  const batches$ = new BehaviorSubject(NO_BATCHES);
  const prerendered = content.prerendered ? success(content.prerendered) : loading;
  const first$ = content.prerendered
    ? new BehaviorSubject<AsyncState<Catalogue>>(prerendered)
    : first.state$;

  const fetchRest = () => void rest.run().then(remember);
  const loadRest = () => {
    if (isMissing(rest.state$.value)) fetchRest();
  };
  const remember = () => {
    if (stored) return;
    loadKnownLessons()
      .then(({ rememberLessons }) => rememberLessons(platform, first$.value, rest.state$.value))
      .catch(() => undefined);
  };
  return {
    first$,
    prerendered,
    rest$: rest.state$,
    batches$,
    isOld$,
    remember,
    reload: () => void first.run(),
    load() {
      if (isMissing(first$.value)) void first.run();
    },
    loadRest,
    showMore(shelf) {
      const { [shelf]: shown, ...others } = batches$.value;
      if (shown === 0 || rest.state$.value.status === 'success') {
        batches$.next({ ...NO_BATCHES, ...others, [shelf]: shown + 1 });
      }
      loadRest();
    },
  };
}

/**
 * The catalogue store of this page. A learner who returns to home finds as many lessons as before,
 * so the browser can restore the scroll position.
 */
export const catalogueStore = perPlatform(createCatalogueStore);

/**
 * The first page of the catalogue, and a function to load it again. A prerendered page that
 * contains it has it at once. Source: decision 15.
 */
export function useCatalogue(): { state: AsyncState<Catalogue>; retry: () => void } {
  const store = catalogueStore(usePlatform());
  useEffect(() => store.load(), [store]);
  useIdle(store.remember);
  return { state: useObservable(store.first$, store.prerendered), retry: store.reload };
}
