import { useEffect, useRef } from 'react';
import { Button, Skeleton, usePlatform, useRoute } from 'kit';
import type { Catalogue, CatalogueLesson, SearchHit } from 'shared-contracts';
import { GrowingList } from '../lesson-card/GrowingList';
import { LessonGrid, LessonGridSkeleton } from '../lesson-card/LessonGrid';
import { messages } from '../messages';
import { search as texts } from '../messages/search';
import { Notice } from '../shelf/Notice';
import { Shelf } from '../shelf/Shelf';
import { RESULTS_ID } from './connect-form';
import { LineHits } from './LineHits';
import { FORM_ID } from './form-id';
import { NothingFound } from './NothingFound';
import styles from './results.late.module.css';
import { readSearch, writeSearch, type SearchQuery } from './search-query';
import { batchesOf, useBatches } from './use-batches';
import { useFound } from './use-found';
import { useOffer } from './use-offer';
import { ofLevel, useFoundLines, type PresentLines } from './use-found-lines';

/** The results of a search: their number, a button back to all lessons, lessons, then lines. */
export function Results({ catalogue }: { catalogue: Catalogue }) {
  const query = readSearch(useRoute().query);
  return (
    <div className={styles.results}>
      <ResultList catalogue={catalogue} query={query} />
    </div>
  );
}

function ResultList({ catalogue, query }: { catalogue: Catalogue; query: SearchQuery }) {
  const { q, level } = query;
  const { found: result, retry } = useFound(catalogue, query);
  const lines = useFoundLines(q);
  const freeOffer = useOffer();
  const { asked: batchCount, showMore } = useBatches(usePlatform(), writeSearch(query));
  if (result.status === 'failure') {
    return <RetryError {...texts.failure} onRetry={retry} />;
  }
  if (result.status !== 'success') return <SearchSkeleton />;

  const { lessons, all, nearest, isComplete } = result.value;
  const hits = ofLevel(lines.hits, all, level);
  const isSearching = lines.status === 'loading';
  const free = isSearching ? [] : freeOffer(lessons, hits, all);
  // If lines or an offer follow, show only a few lessons first, so that these are near.
  const isCut = hits.length > 0 || isSearching || free.length > 0;
  const batches = batchesOf(lessons, batchCount, isCut);
  const shown = batches.flat().length;
  const isNothing = lessons.length + hits.length === 0 && isComplete && !isSearching;
  return (
    <>
      <section aria-labelledby={RESULTS_ID}>
        <div className={styles.found}>
          <h2 id={RESULTS_ID} tabIndex={-1}>
            {texts.heading}
          </h2>
          <LiveText text={saidOf(lessons, lines, hits, query)} isHidden={isNothing} />
          <Button variant="quiet" type="reset" form={FORM_ID}>
            {texts.clear}
          </Button>
        </div>
        {lessons.length > 0 && (
          <GrowingList
            content={{
              batches,
              shown,
              total: lessons.length,
              more: shown < lessons.length ? 'ready' : 'none',
              showMore,
            }}
            layout="grid"
            moreLabel={texts.more}
            // A list that grows by itself would keep the lines below out of reach.
            growsByItself={!isCut}
          />
        )}
        {!isComplete && <RetryError {...texts.incomplete} onRetry={retry} />}
        {isNothing && <NothingFound query={query} />}
        {isNothing && nearest.length > 0 && (
          <Shelf {...texts.nearest}>
            <LessonGrid lessons={nearest} layout="row" />
          </Shelf>
        )}
      </section>
      {hits.length > 0 && <LineHits hits={hits} query={q} />}
      <LinesNote {...lines} />
      {free.length > 0 && (
        <Shelf {...texts.free}>
          <LessonGrid lessons={free} layout="row" />
        </Shelf>
      )}
    </>
  );
}

/** The announced number of results; empty while unknown. */
function saidOf(
  lessons: readonly CatalogueLesson[],
  { status }: PresentLines,
  hits: readonly SearchHit[],
  { q, level }: SearchQuery,
): string {
  if (lessons.length + hits.length > 0) return texts.found(lessons.length, hits.length, q, level);
  return status === 'loading' ? '' : texts.none.title(q, level);
}

/** Says that lines are still being searched, or could not be. The titles were searched. */
function LinesNote({ status, retry }: PresentLines) {
  switch (status) {
    case 'success':
      return null;
    case 'loading':
      return <p className={styles.quiet}>{texts.lines.searching}</p>;
    case 'failure':
      return (
        <p className={styles.quiet}>
          {texts.lines.failure}{' '}
          <Button variant="quiet" onClick={retry}>
            {messages.retry}
          </Button>
        </p>
      );
  }
}

/** Shown while the search runs. */
function SearchSkeleton() {
  return (
    <Shelf title={texts.heading}>
      <Skeleton lines={0} label={texts.searching} />
      <LessonGridSkeleton count={4} />
    </Shelf>
  );
}

/**
 * A live region that announces its text on every change. Text rendered together with its region
 * would not be announced.
 *
 * @param isHidden whether the same text is visible elsewhere
 */
function LiveText({ text, isHidden }: { text: string; isHidden: boolean }) {
  const region = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (region.current) region.current.textContent = text;
  }, [text]);
  return <p role="status" ref={region} className={isHidden ? 'visually-hidden' : undefined} />;
}

function RetryError({ onRetry, ...words }: { title: string; text: string; onRetry: () => void }) {
  return (
    <div role="alert">
      <Notice {...words}>
        <Button onClick={onRetry}>{messages.retry}</Button>
      </Notice>
    </div>
  );
}
