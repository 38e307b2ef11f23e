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

/** The result for the current query. */
export interface PresentLines extends Pick<FoundLines, 'status' | 'hits'> {
  readonly retry: () => void;
}

const NOTHING: readonly SearchHit[] = [];

/**
 * Searches the lines of lessons for a query. A failure does not affect the search in titles.
 *
 * @param query as typed; fewer than two letters find nothing
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
 * Whether to wait for the session of a remembered member, because a search before it would have to
 * run again. False if the identity provider cannot be reached.
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

/** Why subscribers' lessons are not searched for this learner; undefined: they are, or unknown. */
export function useClosedLines(): 'visitor' | 'noPlan' | undefined {
  const { entitlement$ } = usePlatform();
  const { status } = useSession();
  const plan = useObservable<EntitlementState>(entitlement$, idle);
  const tier = useTier();
  if (status === 'unknown' || plan.status !== 'success' || tier > 0) return undefined;
  return status === 'visitor' ? 'visitor' : 'noPlan';
}

/** Keeps the lines of lessons of this difficulty; all lines if it is empty. */
export function ofLevel(
  hits: readonly SearchHit[],
  lessons: readonly CatalogueLesson[],
  level: string,
): readonly SearchHit[] {
  if (level === '') return hits;
  const fittingIDs = new Set(
    lessons.filter(({ Difficulty }) => Difficulty === Number(level)).map(({ DocID }) => DocID),
  );
  return hits.filter(({ VideoID }) => fittingIDs.has(VideoID));
}
