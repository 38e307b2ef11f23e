import { useMemo } from 'react';
import { useObservable, usePlatform } from 'kit';
import { idle, type CatalogueLesson } from 'shared-contracts';
import { catalogueStore, useCatalogue } from './catalogue-store';

/** The listed lessons that are loaded already. This hook loads only the first page. */
export function useKnownLessons(): readonly CatalogueLesson[] {
  const { state } = useCatalogue();
  const rest = useObservable(catalogueStore(usePlatform()).rest$, idle);
  return useMemo(
    () => [
      ...(state.status === 'success' ? state.value.lessons : []),
      ...(rest.status === 'success' ? rest.value : []),
    ],
    [state, rest],
  );
}
