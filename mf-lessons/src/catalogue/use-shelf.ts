import { useCallback, useMemo } from 'react';
import { useObservable, usePlatform } from 'kit';
import { idle, type AsyncState, type Catalogue, type CatalogueLesson } from 'shared-contracts';
import { inLists, listsOf } from './batches';
import { catalogueStore, NO_BATCHES } from './catalogue-store';
import { lessonsOn, totalOn, type ShelfName } from './shelves';

/** Whether a shelf is complete (`none`), can grow, is loading more, or failed to. */
export type MoreStatus = 'none' | 'ready' | 'loading' | 'failed';

export interface ShelfContent {
  /** The lessons of the first page, then each added batch. */
  readonly batches: readonly (readonly CatalogueLesson[])[];
  readonly shown: number;
  readonly total: number;
  /** Lessons of this kind that are shown outside the shelf; default none. */
  readonly apart?: number;
  readonly more: MoreStatus;
  /** Shows one more batch, or tries again after a failure. */
  showMore(): void;
}

function moreStatus(
  isComplete: boolean,
  batchCount: number,
  rest: AsyncState<unknown>,
): MoreStatus {
  if (isComplete) return 'none';
  if (batchCount === 0 || rest.status === 'success') return 'ready';
  return rest.status === 'failure' ? 'failed' : 'loading';
}

const NOTHING: readonly CatalogueLesson[] = [];

/**
 * The content of a shelf on home: the first page, and the batches that were asked for on this page.
 *
 * @param first lessons of the first page on that shelf
 */
export function useShelf(
  name: ShelfName,
  catalogue: Catalogue,
  first: readonly CatalogueLesson[],
): ShelfContent {
  const store = catalogueStore(usePlatform());
  const rest = useObservable(store.rest$, idle);
  const batchCount = useObservable(store.batches$, NO_BATCHES)[name];
  const others = rest.status === 'success' ? rest.value : NOTHING;
  const added = useMemo(() => inLists(lessonsOn(name, others)), [name, others]);
  const batches = [first, ...listsOf(added, batchCount)];
  const shown = batches.flat().length;
  // Once all lessons are known, count them instead of using the published total.
  const total =
    rest.status === 'success' ? first.length + added.flat().length : totalOn(name, catalogue);
  return {
    batches,
    shown,
    total,
    // The newest lesson of each kind is shown outside its shelf.
    apart: 1,
    more: moreStatus(shown >= total, batchCount, rest),
    showMore: useCallback(() => store.showMore(name), [store, name]),
  };
}
