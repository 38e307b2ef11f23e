import { useEffect } from 'react';
import { useObservable } from 'kit';
import { idle, type Catalogue } from 'shared-contracts';
import { CatalogueFailure } from '../home/CatalogueFailure';
import { ListingSkeleton } from '../home/ListingSkeleton';
import { searchCode } from './search-code';

/** What was found, in the place of the shelves, as soon as the code of the search is there. */
export function SearchResults({ catalogue }: { catalogue: Catalogue }) {
  const code = useObservable(searchCode.state$, idle);
  useEffect(() => searchCode.load(), []);
  if (code.status === 'success') return <code.value.Results catalogue={catalogue} />;
  return code.status === 'failure' ? (
    <CatalogueFailure onRetry={searchCode.load} />
  ) : (
    <ListingSkeleton />
  );
}
