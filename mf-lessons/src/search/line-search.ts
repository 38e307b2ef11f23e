import { BehaviorSubject } from 'kit';
import { once, perPlatform } from 'common';
import type { ObservableValue, Platform, PublicLesson, SearchHit } from 'shared-contracts';
import { findLines, foldLine, MOST_HITS, type SearchableLesson } from 'common/line-search';
import { NO_GERMAN, type GermanWords } from './create-finder';

/** A search in lines, and who searches. */
export interface LineQuery {
  /** As typed. */
  readonly query: string;
  /** undefined for a visitor, and while unknown. */
  readonly uid: string | undefined;
}

export interface FoundLines extends LineQuery {
  /** `failure`: some lines could not be searched; `hits` has the others. */
  readonly status: 'loading' | 'success' | 'failure';
  readonly hits: readonly SearchHit[];
}

export interface LineSearch {
  /** The last search, kept for a learner who returns to it. */
  readonly found$: ObservableValue<FoundLines>;
  /** Standard German words of all lessons, once a search has loaded their file. */
  readonly german$: ObservableValue<GermanWords>;
  /**
   * Searches, unless the same search is running or done. The answer to an earlier query is dropped.
   */
  search(request: LineQuery): void;
}

/** Lessons folded at a time; between portions the browser can paint and respond. */
const AT_A_TIME = 100;

const toSearchable = ({ VideoID, lines }: PublicLesson): SearchableLesson => ({
  VideoID,
  lines: lines.map(([SwissGerman, English, at]) => ({
    SwissGerman,
    English,
    at,
    folded: [foldLine(SwissGerman), foldLine(English)] as const,
  })),
});

async function indexLines(lessons: readonly PublicLesson[]): Promise<SearchableLesson[]> {
  const index: SearchableLesson[] = [];
  for (let from = 0; from < lessons.length; from += AT_A_TIME) {
    if (from > 0) await new Promise((resolve) => setTimeout(resolve));
    index.push(...lessons.slice(from, from + AT_A_TIME).map(toSearchable));
  }
  return index;
}

/** Earlier hits that match the new query too. They stay visible until its answer arrives. */
const stillMatching = (query: string, hits: readonly SearchHit[]): SearchHit[] =>
  hits.filter(({ VideoID, SwissGerman, English, at }) => {
    const lesson = toSearchable({ VideoID, lines: [[SwissGerman, English, at]] });
    return findLines(query, [lesson]).length > 0;
  });

/** Joins two answers, the first one's hits first, with one line per lesson. */
function mergeHits(
  first: readonly SearchHit[],
  second: readonly SearchHit[],
): readonly SearchHit[] {
  const firstIDs = new Set(first.map(({ VideoID }) => VideoID));
  return [...first, ...second.filter(({ VideoID }) => !firstIDs.has(VideoID))].slice(0, MOST_HITS);
}

/**
 * Searches the lines of lessons: public lines in a static file, and for a member also on the
 * server, which searches the lessons of their plan.
 */
function createLineSearch({ content, functions, log }: Platform): LineSearch {
  const found$ = new BehaviorSubject<FoundLines>({
    query: '',
    uid: undefined,
    status: 'success',
    hits: [],
  });
  const german$ = new BehaviorSubject(NO_GERMAN);
  const publicLessons = once(async () => {
    const lessons = await content.publicLines();
    german$.next(
      new Map(lessons.flatMap(({ VideoID, german }) => (german ? [[VideoID, german]] : []))),
    );
    return indexLines(lessons);
  });
  const inPublic = async (query: string) => findLines(query, await publicLessons());
  const inPlan = async (query: string) => (await functions.call('searchLines', { query })).hits;

  async function answer({ query, uid }: LineQuery): Promise<Omit<FoundLines, keyof LineQuery>> {
    const [plan, everybody] = await Promise.allSettled([
      uid === undefined ? [] : inPlan(query),
      inPublic(query),
    ]);
    const failed = [plan, everybody].find(({ status }) => status === 'rejected');
    if (failed) log.warn('Not all lines could be searched', { error: String(reasonOf(failed)) });
    return {
      // The server's answer includes public lines.
      status: failed && !(uid !== undefined && plan.status === 'fulfilled') ? 'failure' : 'success',
      hits: mergeHits(valueOf(plan), valueOf(everybody)),
    };
  }

  return {
    found$,
    german$,
    search(request) {
      const { query, uid, status, hits } = found$.value;
      const isSame = request.query === query && request.uid === uid;
      if (isSame && status !== 'failure') return;
      const earlierHits = request.uid === uid ? stillMatching(request.query, hits) : [];
      const loading: FoundLines = { ...request, status: 'loading', hits: earlierHits };
      found$.next(loading);
      void answer(request).then((result) => {
        if (found$.value === loading) found$.next({ ...request, ...result });
      });
    },
  };
}

type Settled = PromiseSettledResult<readonly SearchHit[]>;

const valueOf = (result: Settled) => (result.status === 'fulfilled' ? result.value : []);
const reasonOf = (result: Settled): unknown =>
  result.status === 'rejected' ? result.reason : undefined;

export const lineSearch = perPlatform(createLineSearch);
