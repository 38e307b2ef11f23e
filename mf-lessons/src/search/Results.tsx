import { useEffect, useRef } from 'react';
import { Button, Skeleton, usePlatform, useRoute } from 'kit';
import type { Catalogue } from 'shared-contracts';
import { inLists, listsOf } from '../catalogue/batches';
import { GrowingList } from '../home/GrowingList';
import { Notice } from '../home/Notice';
import { LessonGridSkeleton } from '../lesson-card/LessonGridSkeleton';
import { messages } from '../messages';
import { search as texts } from '../messages/search';
import { Shelf } from '../shelf/Shelf';
import { RESULTS_ID } from './connect-form';
import { FORM_ID } from './search-code';
import { readSearch, writeSearch } from './search-query';
import styles from './search-form.module.css';
import { useBatches } from './use-batches';
import { useFound } from './use-found';

/** What was found, how much it is, and the way back to all lessons. */
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

/** The place of what is being looked for. */
function SearchSkeleton() {
  return (
    <Shelf title={texts.heading}>
      <Skeleton lines={0} label={texts.searching} />
      <LessonGridSkeleton count={4} />
    </Shelf>
  );
}

/** Read out politely whenever it changes; text that comes together with its region would not be. */
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
