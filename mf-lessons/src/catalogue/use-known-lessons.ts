import { useMemo } from 'react';
import { useObservable, usePlatform } from 'kit';
import { idle, type CatalogueLesson } from 'shared-contracts';
import { catalogueStore, useCatalogue } from './catalogue-store';

/** The listed lessons that this page knows already; it loads none beyond the first page. */
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
