import { useCallback, useMemo } from 'react';
import { useObservable, usePlatform } from 'kit';
import { idle, type AsyncState, type Catalogue, type CatalogueLesson } from 'shared-contracts';
import { inLists, listsOf } from './batches';
import { catalogueStore, NO_BATCHES } from './catalogue-store';
import { lessonsOn, totalOn, type ShelfName } from './shelves';

/** How a shelf goes on: it ends, a batch may be asked for, is on its way, or could not be had. */
export type MoreStatus = 'none' | 'ready' | 'loading' | 'failed';

export interface ShelfContent {
  /** The lessons of the first page, then those that were added, in the portions they came in. */
  readonly batches: readonly (readonly CatalogueLesson[])[];
  readonly shown: number;
  readonly total: number;
  readonly more: MoreStatus;
  /** Shows one more batch; also the way out of a failure. */
  showMore(): void;
}

function moreStatus(isComplete: boolean, asked: number, rest: AsyncState<unknown>): MoreStatus {
  if (isComplete) return 'none';
  if (asked === 0 || rest.status === 'success') return 'ready';
  return rest.status === 'failure' ? 'failed' : 'loading';
}

const NOTHING: readonly CatalogueLesson[] = [];

/**
 * What a shelf of the home screen shows: its lessons of the first page, and as many batches of the
 * rest as have been asked for in this session.
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
  const asked = useObservable(store.batches$, NO_BATCHES)[name];
  const others = rest.status === 'success' ? rest.value : NOTHING;
  const added = useMemo(() => inLists(lessonsOn(name, others)), [name, others]);
  const batches = [first, ...listsOf(added, asked)];
  const shown = batches.flat().length;
  // Once all lessons are there, they are counted instead of believed.
  const total =
    rest.status === 'success' ? first.length + added.flat().length : totalOn(name, catalogue);
  return {
    batches,
    shown,
    total,
    more: moreStatus(shown >= total, asked, rest),
    showMore: useCallback(() => store.showMore(name), [store, name]),
  };
}
