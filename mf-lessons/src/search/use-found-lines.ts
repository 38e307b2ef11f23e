import { useEffect, useState } from 'react';
import { useObservable, usePlatform, useSession } from 'kit';
import {
  idle,
  type CatalogueLesson,
  type EntitlementState,
  type SearchHit,
} from 'shared-contracts';
import { canFindLines } from 'common/line-search';
import { useTier } from '../access/use-tier';
import { lineSearch, type FoundLines } from './line-search';

/** The lines found for the present query. */
export interface PresentLines extends Pick<FoundLines, 'status' | 'hits'> {
  /** Searches again after a failure. */
  readonly retry: () => void;
}

const NOTHING: readonly SearchHit[] = [];

/**
 * Finds the lines of lessons that say what is searched for. A failure leaves the search in titles
 * alone.
 *
 * @param query as typed; with fewer than two letters it finds nothing
 */
export function useFoundLines(query: string): PresentLines {
  const platform = usePlatform();
  const { found$, search } = lineSearch(platform);
  const session = useSession();
  const uid = session.status === 'member' ? session.user.UID : undefined;
  const isSearch = canFindLines(query);
  const isAwaited = useAwaitedMember(session.status === 'unknown' && isSearch);
  useEffect(() => {
    if (isSearch && !isAwaited) search({ query, uid });
  }, [search, isSearch, query, uid, isAwaited]);

  const { status, hits, ...request } = useObservable(found$, found$.value);
  const retry = () => search({ query, uid });
  if (!isSearch) return { status: 'success', hits: NOTHING, retry };
  const isPresent = request.query === query && request.uid === uid;
  return isPresent ? { status, hits, retry } : { status: 'loading', hits: NOTHING, retry };
}

/**
 * Whether we wait for the session of a member that this device remembers. An earlier search would
 * have to run again. False if the identity provider cannot be reached.
 */
function useAwaitedMember(isUnknown: boolean): boolean {
  const { session } = usePlatform();
  const [hasFailed, setHasFailed] = useState(false);
  const isAwaited = isUnknown && !hasFailed && session.isMemberRemembered();
  useEffect(() => {
    if (isAwaited) session.ready().catch(() => setHasFailed(true));
  }, [isAwaited, session]);
  return isAwaited;
}

/**
 * Why the lines of subscribers' lessons are closed to this learner; undefined: open, or unknown.
 */
export function useClosedLines(): 'visitor' | 'noPlan' | undefined {
  const { entitlement$ } = usePlatform();
  const { status } = useSession();
  const plan = useObservable<EntitlementState>(entitlement$, idle);
  const tier = useTier();
  if (status === 'unknown' || plan.status !== 'success' || tier > 0) return undefined;
  return status === 'visitor' ? 'visitor' : 'noPlan';
}

/** Lines of lessons of that difficulty; all of them when it is empty. */
export function ofLevel(
  hits: readonly SearchHit[],
  lessons: readonly CatalogueLesson[],
  level: string,
): readonly SearchHit[] {
  if (level === '') return hits;
  const fitting = new Set(
    lessons.filter(({ Difficulty }) => Difficulty === Number(level)).map(({ DocID }) => DocID),
  );
  return hits.filter(({ VideoID }) => fitting.has(VideoID));
}
