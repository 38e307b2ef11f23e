import { useMemo } from 'react';
import { Button, useIsLive, useObservable, usePlatform, useRoute, useSession } from 'kit';
import type { AsyncState, Catalogue } from 'shared-contracts';
import { useTier } from '../access/use-tier';
import { catalogueStore, useCatalogue } from '../catalogue/catalogue-store';
import { arrangeShelves, placesOf, type Shelves } from '../catalogue/shelves';
import { useShelf } from '../catalogue/use-shelf';
import { GrowingShelf } from '../lesson-card/GrowingList';
import { LessonCard } from '../lesson-card/LessonCard';
import { ListingSkeleton } from '../lesson-card/ListingSkeleton';
import { messages } from '../messages';
import { ProgressSlot } from '../progress-view/ProgressSlot';
import { SearchForm } from '../search/SearchForm';
import { SearchResults } from '../search/SearchResults';
import { CatalogueFailure } from '../shelf/CatalogueFailure';
import { Notice } from '../shelf/Notice';
import { Shelf } from '../shelf/Shelf';
import { FirstPlace, FirstPlaceSkeleton } from './FirstPlace';
import { LiveCard } from './LiveCard';
import { PathPlace } from './PathPlace';
import { PhrasesPlace } from './PhrasesPlace';
import { PlansPlace } from './PlansPlace';
import styles from './spotlight.module.css';
import { TodayPlace } from './TodayPlace';

/** Whether an address holds a search; the search's own code reads it. */
const IS_SEARCH = /[?&](q|level|sort)=[^&]/;

/**
 * The lessons of the school. The first of them is above the search, whose results replace all
 * of them.
 */
export function Listing() {
  const { state, retry } = useCatalogue();
  const isSearching = IS_SEARCH.test(useRoute().search);
  const shelves = useMemo(
    () => (state.status === 'success' ? arrangeShelves(state.value) : undefined),
    [state],
  );
  return (
    <>
      {!isSearching && (
        <>
          <TodayPlace />
          <PathPlace />
          {shelves && <FirstPlace {...shelves} />}
          {!shelves && state.status !== 'failure' && <FirstPlaceSkeleton />}
          <PhrasesPlace />
        </>
      )}
      <SearchForm />
      <Lessons state={state} retry={retry} shelves={shelves} isSearching={isSearching} />
    </>
  );
}

interface LessonsProps {
  readonly state: AsyncState<Catalogue>;
  readonly retry: () => void;
  readonly shelves: Shelves | undefined;
  readonly isSearching: boolean;
}

function Lessons({ state, retry, shelves, isSearching }: LessonsProps) {
  const isOld = useObservable(catalogueStore(usePlatform()).isOld$, false);
  if (state.status === 'failure') return <CatalogueFailure onRetry={retry} />;
  if (state.status !== 'success' || !shelves) return <ListingSkeleton />;
  return (
    <>
      {isOld && <OldNote onRetry={retry} />}
      {isSearching ? (
        <SearchResults catalogue={state.value} />
      ) : (
        <OtherShelves catalogue={state.value} shelves={shelves} />
      )}
    </>
  );
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

/** What is new beside the first lesson, then the mini lessons, then all others. */
function OtherShelves({ catalogue, shelves }: { catalogue: Catalogue; shelves: Shelves }) {
  const { newest, newestMini } = shelves;
  const isLive = useIsLive();
  const isMember = useSession().status === 'member';
  const { others, apart } = placesOf(shelves, useTier(), isMember);
  const first = shelves.miniLessons.filter((lesson) => lesson !== apart);
  const miniLessons = useShelf('miniLessons', catalogue, first);
  const previous = useShelf('previous', catalogue, shelves.previous);
  const text = messages.home;
  if (!newest && !newestMini) return <Notice {...text.empty} />;
  return (
    <>
      <ProgressSlot />
      {/* A prerendered page knows no plan: with one, this lesson is in the first place already. */}
      <div className={isLive ? styles.pair : `${styles.pair} ${styles.later}`}>
        {others.map((lesson) => (
          <Shelf key={lesson.DocID} title={lesson === newest ? text.newest : text.newestMini}>
            <LessonCard lesson={lesson} shape="line" />
          </Shelf>
        ))}
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
