import { useMemo } from 'react';
import { Button, Skeleton, useIsLive, useObservable, usePlatform, useRoute, useSession } from 'kit';
import type { AsyncState, Catalogue } from 'shared-contracts';
import { useTier } from '../access/use-tier';
import { catalogueStore, useCatalogue } from '../catalogue/catalogue-store';
import { arrangeShelves, placesOf, type Shelves } from '../catalogue/shelves';
import { useShelf } from '../catalogue/use-shelf';
import { searchCode } from '../chunks/later';
import { GrowingShelf } from '../lesson-card/GrowingList';
import { LessonCard } from '../lesson-card/LessonCard';
import { LessonGridSkeleton } from '../lesson-card/LessonGrid';
import { messages } from '../messages';
import { SearchForm } from '../search/SearchForm';
import { CatalogueFailure } from '../shelf/CatalogueFailure';
import { Later } from '../shelf/Later';
import { Notice } from '../shelf/Notice';
import { Shelf } from '../shelf/Shelf';
import { FirstPlace, FirstPlaceSkeleton } from './FirstPlace';
import { LiveCard } from './LiveCard';
import { PathPart, PhrasesPart, PlansPart, ProgressPart, TodayPart } from './LaterParts';
import styles from './spotlight.module.css';

/** Whether the address has a search. The code of the search reads it. */
const IS_SEARCH = /[?&](q|level|sort)=[^&]/;

/**
 * The content of home below the introduction: Today, path, first lesson, search, and shelves.
 * Results of a search replace the lessons.
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
          <TodayPart />
          <PathPart />
          {shelves ? (
            <FirstPlace {...shelves} />
          ) : (
            state.status !== 'failure' && <FirstPlaceSkeleton />
          )}
          <PhrasesPart />
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
        <Later
          chunk={searchCode}
          when="shown"
          waiting={<ListingSkeleton />}
          failure={<CatalogueFailure onRetry={searchCode.load} />}
        >
          {({ Results }) => <Results catalogue={state.value} />}
        </Later>
      ) : (
        <OtherShelves catalogue={state.value} shelves={shelves} />
      )}
    </>
  );
}

/** Placeholder of the shelves while the catalogue or the search loads. */
function ListingSkeleton() {
  return (
    <Shelf title={messages.home.miniLessons} text={messages.home.miniLessonsText}>
      <Skeleton lines={0} label={messages.home.loading} />
      <LessonGridSkeleton count={4} layout="row" />
    </Shelf>
  );
}

/** Says that the lessons are from an earlier visit. */
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

/** The shelves below the search: new lessons, mini lessons, plans, and previous lessons. */
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
      <ProgressPart />
      {/* A prerendered page knows no plan; with a plan, `FirstPlace` shows this lesson already. */}
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
      <PlansPart />
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
