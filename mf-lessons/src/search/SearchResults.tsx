import { useEffect } from 'react';
import { useObservable } from 'kit';
import { idle, type Catalogue } from 'shared-contracts';
import { ListingSkeleton } from '../lesson-card/ListingSkeleton';
import { CatalogueFailure } from '../shelf/CatalogueFailure';
import { searchCode } from './search-code';

/** Shows the results in place of the shelves, once the code of the search has loaded. */
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
