import { useCallback, useEffect, useRef } from 'react';
import { BehaviorSubject, Button, Skeleton, useObservable, usePlatform, useRoute } from 'kit';
import { perPlatform, type Catalogue, type Platform } from 'shared-contracts';
import { inLists, listsOf } from '../catalogue/batches';
import { GrowingList } from '../home/GrowingList';
import { Notice } from '../home/Notice';
import { LessonGridSkeleton } from '../lesson-card/LessonGrid';
import { messages } from '../messages';
import { search as texts } from '../messages/search';
import { Shelf } from '../shelf/Shelf';
import { RESULTS_ID } from './connect-form';
import { FORM_ID } from './search-code';
import styles from './search-form.module.css';
import { readSearch, writeSearch } from './search-query';
import { useFound } from './use-found';

/** The results, their number, and a button back to all lessons. */
export function Results({ catalogue }: { catalogue: Catalogue }) {
  const query = readSearch(useRoute().query);
  const { found, retry } = useFound(catalogue, query);
  const { asked, showMore } = useBatches(usePlatform(), writeSearch(query));
  if (found.status === 'failure') {
    return <Unfinished {...texts.failure} onRetry={retry} />;
  }
  if (found.status !== 'success') return <SearchSkeleton />;

  const { lessons, isComplete } = found.value;
  const batches = listsOf(inLists(lessons), asked);
  const shown = batches.flat().length;
  const { q, level } = query;
  return (
    <section aria-labelledby={RESULTS_ID}>
      <div className={styles['found']}>
        <h2 id={RESULTS_ID} tabIndex={-1}>
          {texts.heading}
        </h2>
        <Announced text={texts.found(lessons.length, q, level)} />
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
          growsByItself
        />
      )}
      {!isComplete && <Unfinished {...texts.incomplete} onRetry={retry} />}
      {lessons.length === 0 && isComplete && (
        <Notice title={texts.none.title(q, level)} text={texts.none.text} />
      )}
    </section>
  );
}

/** The place of the results while they load. */
function SearchSkeleton() {
  return (
    <Shelf title={texts.heading}>
      <Skeleton lines={0} label={texts.searching} />
      <LessonGridSkeleton count={4} />
    </Shelf>
  );
}

/**
 * Announces its text on every change. Text that is added together with its region would not be
 * announced.
 */
function Announced({ text }: { text: string }) {
  const region = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (region.current) region.current.textContent = text;
  }, [text]);
  return <p role="status" ref={region} />;
}

function Unfinished({ onRetry, ...words }: { title: string; text: string; onRetry: () => void }) {
  return (
    <div role="alert">
      <Notice {...words} action={<Button onClick={onRetry}>{messages.retry}</Button>} />
    </div>
  );
}

/** Batches of the last search, so that a user who comes back finds the same place. */
const countOf = perPlatform(() => new BehaviorSubject({ of: '', asked: 1 }));

/**
 * How many batches of results are shown: one, until the user asks for more.
 *
 * @param search the search as text; another search starts with one batch
 */
function useBatches(platform: Platform, search: string) {
  const count = countOf(platform);
  const { of, asked } = useObservable(count, count.value);
  const shown = of === search ? asked : 1;
  return {
    asked: shown,
    showMore: useCallback(
      () => count.next({ of: search, asked: shown + 1 }),
      [count, search, shown],
    ),
  };
}
