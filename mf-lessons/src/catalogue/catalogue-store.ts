import { BehaviorSubject, createAsync } from 'kit';
import {
  loading,
  success,
  type AsyncState,
  type Catalogue,
  type CatalogueLesson,
  type ObservableValue,
  type Platform,
} from 'shared-contracts';
import type { StoredCatalogue } from './known-lessons';
import type { ShelfName } from './shelves';

/** How many batches each shelf shows beyond the first page. */
export type Batches = Readonly<Record<ShelfName, number>>;

export const NO_BATCHES: Batches = { miniLessons: 0, previous: 0 };

/** The catalogue as this remote keeps it, together with how much of it is shown. */
export interface CatalogueStore {
  readonly first$: ObservableValue<AsyncState<Catalogue>>;
  /** What `first$` held when the page was prerendered. */
  readonly prerendered: AsyncState<Catalogue>;
  readonly rest$: ObservableValue<AsyncState<readonly CatalogueLesson[]>>;
  readonly batches$: ObservableValue<Batches>;
  /** The lessons are those of an earlier visit, because the catalogue could not be fetched. */
  readonly isOld$: ObservableValue<boolean>;
  /** Loads the first page unless that is under way or done; also the way out of a failure. */
  load(): void;
  /** Fetches the first page again, whatever there is. */
  reload(): void;
  /** Likewise the rest, but only if it is missing. */
  loadRest(): void;
  /**
   * Shows one more batch of a shelf, as soon as the rest is there. While it is missing the shelf
   * waits for that one batch; asking again is the way out of a failure.
   */
  showMore(shelf: ShelfName): void;
  /** Stores on this device which lessons are known, for a visit that cannot fetch them. */
  remember(): void;
}

const loadKnown = () => import(/* webpackChunkName: "known" */ './known-lessons');

function createCatalogueStore(platform: Platform): CatalogueStore {
  const { content } = platform;
  const isOld$ = new BehaviorSubject(false);
  let stored: StoredCatalogue | undefined;
  const first = createAsync(async () => {
    try {
      const catalogue = await content.catalogue();
      const isOldRest = stored && rest.state$.value.status !== 'idle';
      stored = undefined;
      // Whoever has asked for the rest waits for that of this catalogue.
      if (isOldRest) fetchRest();
      return catalogue;
    } catch (error) {
      stored = await loadKnown()
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

  const isMissing = ({ status }: AsyncState<unknown>) => status === 'idle' || status === 'failure';
  const fetchRest = () => void rest.run().then(remember);
  const loadRest = () => {
    if (isMissing(rest.state$.value)) fetchRest();
  };
  const remember = () => {
    if (stored) return;
    loadKnown()
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
 * One store per Platform: all screens and every later mount share one catalogue, and who comes back
 * to home finds as many lessons shown as before, and so the same place on the page.
 */
const stores = new WeakMap<Platform, CatalogueStore>();

export function catalogueStore(platform: Platform): CatalogueStore {
  const store = stores.get(platform) ?? createCatalogueStore(platform);
  stores.set(platform, store);
  return store;
}
