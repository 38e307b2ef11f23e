import { useEffect } from 'react';
import { createAsync, useObservable, usePlatform } from 'kit';
import { loading, type AsyncState, type Catalogue, type Platform } from 'shared-contracts';

function createCatalogueStore(platform: Platform) {
  const work = createAsync(() => platform.content.catalogue());
  return {
    state$: work.state$,
    /** Loads unless that is under way or done; also the way out of a failure. */
    load() {
      const { status } = work.state$.value;
      if (status === 'idle' || status === 'failure') void work.run();
    },
  };
}

type CatalogueStore = ReturnType<typeof createCatalogueStore>;

/** One store per Platform, so that all screens and every later mount share one catalogue. */
const stores = new WeakMap<Platform, CatalogueStore>();

function catalogueStore(platform: Platform): CatalogueStore {
  const store = stores.get(platform) ?? createCatalogueStore(platform);
  stores.set(platform, store);
  return store;
}

/** The catalogue of lessons and the way to try again. Source: DESIGN §7. */
export function useCatalogue(): { state: AsyncState<Catalogue>; retry: () => void } {
  const store = catalogueStore(usePlatform());
  useEffect(() => store.load(), [store]);
  return { state: useObservable(store.state$, loading), retry: store.load };
}
