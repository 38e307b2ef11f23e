import { useMemo } from 'react';
import { useRoute } from 'kit';
import type { Catalogue } from 'shared-contracts';
import { arrangeShelves } from '../catalogue/shelves';
import { useCatalogue } from '../catalogue/use-catalogue';
import { useShelf } from '../catalogue/use-shelf';
import { messages } from '../messages';
import { SearchForm } from '../search/SearchForm';
import { SearchResults } from '../search/SearchResults';
import { Shelf } from '../shelf/Shelf';
import { CatalogueFailure } from './CatalogueFailure';
import { FeaturedLesson } from './FeaturedLesson';
import { GrowingShelf } from './GrowingShelf';
import { ListingSkeleton } from './ListingSkeleton';
import { Notice } from './Notice';

/** Whether an address asks for something; what it is, is the business of the search's own code. */
const IS_SEARCH = /[?&](q|level|sort)=[^&]/;

/** The lessons of the school, and the search that takes the place of the shelves. */
export function Listing() {
  return (
    <>
      <SearchForm />
      <Lessons />
    </>
  );
}

function Lessons() {
  const { state, retry } = useCatalogue();
  const isSearching = IS_SEARCH.test(useRoute().search);
  switch (state.status) {
    case 'idle':
    case 'loading':
      return <ListingSkeleton />;
    case 'failure':
      return <CatalogueFailure onRetry={retry} />;
    case 'success':
      return isSearching ? (
        <SearchResults catalogue={state.value} />
      ) : (
        <Shelves catalogue={state.value} />
      );
  }
}

/** The newest large, then the mini lessons, then all others. */
function Shelves({ catalogue }: { catalogue: Catalogue }) {
  const { newest, ...first } = useMemo(() => arrangeShelves(catalogue), [catalogue]);
  const miniLessons = useShelf('miniLessons', catalogue, first.miniLessons);
  const previous = useShelf('previous', catalogue, first.previous);
  const text = messages.home;
  if (!newest && miniLessons.shown === 0) return <Notice {...text.empty} />;
  return (
    <>
      {newest && (
        <Shelf title={text.newest}>
          <FeaturedLesson lesson={newest} />
        </Shelf>
      )}
      {miniLessons.shown > 0 && (
        <GrowingShelf
          title={text.miniLessons}
          text={text.miniLessonsText}
          content={miniLessons}
          layout="row"
          moreLabel={text.more.miniLessons}
        />
      )}
      {previous.shown > 0 && (
        <GrowingShelf
          title={text.previous}
          content={previous}
          layout="grid"
          moreLabel={text.more.previous}
          growsByItself
        />
      )}
    </>
  );
}
