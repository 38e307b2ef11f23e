import { useMemo } from 'react';
import { Button, useObservable, usePlatform, useRoute } from 'kit';
import type { Catalogue } from 'shared-contracts';
import { catalogueStore, useCatalogue } from '../catalogue/catalogue-store';
import { arrangeShelves } from '../catalogue/shelves';
import { useShelf } from '../catalogue/use-shelf';
import { LessonCard } from '../lesson-card/LessonCard';
import { messages } from '../messages';
import { ProgressSlot } from '../progress/ProgressSlot';
import { SearchForm } from '../search/SearchForm';
import { SearchResults } from '../search/SearchResults';
import { Shelf } from '../shelf/Shelf';
import { FeaturedLesson } from './FeaturedLesson';
import { GrowingShelf } from './GrowingList';
import { ListingSkeleton } from './ListingSkeleton';
import { LiveCard } from './LiveCard';
import { CatalogueFailure, Notice } from './Notice';
import { PlansPlace } from './PlansPlace';
import styles from './spotlight.module.css';

/** Whether an address holds a search; the search's own code reads it. */
const IS_SEARCH = /[?&](q|level|sort)=[^&]/;

/** The lessons of the school, and the search whose results replace the shelves. */
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

/** Says that these lessons are from an earlier visit. */
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
