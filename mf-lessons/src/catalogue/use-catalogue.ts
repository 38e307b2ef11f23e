import { useEffect } from 'react';
import { useObservable, usePlatform } from 'kit';
import type { AsyncState, Catalogue } from 'shared-contracts';
import { useIdle } from '../home/use-idle';
import { catalogueStore } from './catalogue-store';

/**
 * The first page of the catalogue and the way to try again; there at once when the page carries it.
 * Source: DESIGN §7.
 */
export function useCatalogue(): { state: AsyncState<Catalogue>; retry: () => void } {
  const store = catalogueStore(usePlatform());
  useEffect(() => store.load(), [store]);
  useIdle(store.remember);
  return { state: useObservable(store.first$, store.prerendered), retry: store.reload };
}
