import { useMemo } from 'react';
import type { Catalogue } from 'shared-contracts';
import { arrangeShelves } from '../catalogue/shelves';
import { useCatalogue } from '../catalogue/use-catalogue';
import { useShelf } from '../catalogue/use-shelf';
import { messages } from '../messages';
import { Shelf } from '../shelf/Shelf';
import { CatalogueFailure } from './CatalogueFailure';
import { FeaturedLesson } from './FeaturedLesson';
import { GrowingShelf } from './GrowingShelf';
import { ListingSkeleton } from './ListingSkeleton';
import { Notice } from './Notice';

/** The lessons of the school: the newest large, then the mini lessons, then all others. */
export function Listing() {
  const { state, retry } = useCatalogue();
  switch (state.status) {
    case 'idle':
    case 'loading':
      return <ListingSkeleton />;
    case 'failure':
      return <CatalogueFailure onRetry={retry} />;
    case 'success':
      return <Shelves catalogue={state.value} />;
  }
}

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
