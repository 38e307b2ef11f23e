import { useEffect } from 'react';
import { useObservable, usePlatform } from 'kit';
import { idle } from 'shared-contracts';
import { catalogueStore, useCatalogue } from './catalogue-store';

/**
 * How much of the catalogue is known. `failed`: the lessons beyond the first page could not be
 * loaded.
 */
export type Rest = 'unknown' | 'known' | 'failed';

/** Whether all lessons are known. */
export function useRest(): Rest {
  const { state } = useCatalogue();
  const rest = useObservable(catalogueStore(usePlatform()).rest$, idle);
  if (state.status !== 'success') return 'unknown';
  if (state.value.rest === undefined || rest.status === 'success') return 'known';
  return rest.status === 'failure' ? 'failed' : 'unknown';
}

/** Whether no more lessons can arrive: all are known, or the rest has failed to load. */
export const useIsWhole = (): boolean => useRest() !== 'unknown';

/**
 * Loads the lessons beyond the first page, if any.
 *
 * @param isWanted load them only while this is true
 */
export function useLoadRest(isWanted: boolean): void {
  const store = catalogueStore(usePlatform());
  const { state } = useCatalogue();
  const isDue = isWanted && state.status === 'success' && state.value.rest !== undefined;
  useEffect(() => {
    if (isDue) store.loadRest();
  }, [isDue, store]);
}
