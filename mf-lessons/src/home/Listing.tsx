import { useMemo } from 'react';
import { Button, useObservable, usePlatform, useRoute } from 'kit';
import type { Catalogue } from 'shared-contracts';
import { catalogueStore } from '../catalogue/catalogue-store';
import { LessonCard } from '../lesson-card/LessonCard';
import { arrangeShelves } from '../catalogue/shelves';
import { useCatalogue } from '../catalogue/use-catalogue';
import { useShelf } from '../catalogue/use-shelf';
import { messages } from '../messages';
import { ProgressSlot } from '../progress/ProgressSlot';
import { SearchForm } from '../search/SearchForm';
import { SearchResults } from '../search/SearchResults';
import { Shelf } from '../shelf/Shelf';
import { CatalogueFailure } from './CatalogueFailure';
import { FeaturedLesson } from './FeaturedLesson';
import { GrowingShelf } from './GrowingShelf';
import { LiveCard } from './LiveCard';
import { ListingSkeleton } from './ListingSkeleton';
import { Notice } from './Notice';
import { PlansPlace } from './PlansPlace';
import styles from './spotlight.module.css';

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
  const isOld = useObservable(catalogueStore(usePlatform()).isOld$, false);
  const isSearching = IS_SEARCH.test(useRoute().search);
  switch (state.status) {
    case 'idle':
    case 'loading':
      return <ListingSkeleton />;
    case 'failure':
      return <CatalogueFailure onRetry={retry} />;
    case 'success':
      return (
        <>
          {isOld && <OldNote onRetry={retry} />}
          {isSearching ? (
            <SearchResults catalogue={state.value} />
          ) : (
            <Shelves catalogue={state.value} />
          )}
        </>
      );
  }
}

/** Lessons of an earlier visit are better than none, and said to be such. */
function OldNote({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="status">
      {messages.home.old}{' '}
      <Button variant="quiet" onClick={onRetry}>
        {messages.retry}
      </Button>
    </p>
  );
}

/** The newest large, then the mini lessons, then all others. */
function Shelves({ catalogue }: { catalogue: Catalogue }) {
  const { newest, newestMini, ...first } = useMemo(() => arrangeShelves(catalogue), [catalogue]);
  const miniLessons = useShelf('miniLessons', catalogue, first.miniLessons);
  const previous = useShelf('previous', catalogue, first.previous);
  const text = messages.home;
  if (!newest && !newestMini) return <Notice {...text.empty} />;
  return (
    <>
      {newest && (
        <Shelf title={text.newest}>
          <FeaturedLesson lesson={newest} />
        </Shelf>
      )}
      <ProgressSlot />
      <div className={styles['pair']}>
        {newestMini && (
          <Shelf title={text.newestMini}>
            <LessonCard lesson={newestMini} shape="line" />
          </Shelf>
        )}
        {catalogue.liveLessons && <LiveCard {...catalogue.liveLessons} />}
      </div>
      {miniLessons.shown > 0 && (
        <GrowingShelf
          title={text.miniLessons}
          text={text.miniLessonsText}
          content={miniLessons}
          layout="row"
          moreLabel={text.more.miniLessons}
        />
      )}
      <PlansPlace />
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
