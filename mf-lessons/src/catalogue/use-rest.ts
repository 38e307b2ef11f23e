import { useEffect } from 'react';
import { useObservable, usePlatform } from 'kit';
import { idle } from 'shared-contracts';
import { catalogueStore, useCatalogue } from './catalogue-store';

/** Whether all lessons are known. What cannot be fetched is not waited for. */
export function useIsWhole(): boolean {
  const { state } = useCatalogue();
  const rest = useObservable(catalogueStore(usePlatform()).rest$, idle);
  if (state.status !== 'success') return false;
  const isOver = rest.status === 'success' || rest.status === 'failure';
  return isOver || state.value.rest === undefined;
}

/**
 * Loads the lessons beyond the first page, where there are any.
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
