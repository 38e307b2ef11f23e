import { useEffect } from 'react';
import { createAsync, useObservable, usePlatform } from 'kit';
import { forLearner, perPlatform, valueForLearner } from 'common';
import {
  collectionPaths,
  loading,
  type AsyncState,
  type Found,
  type HeardLines,
} from 'shared-contracts';

/** Lessons that one query finds; those that are closed by now are skipped. */
const LESSONS_READ = 20;

type Missed = AsyncState<readonly Found<HeardLines>[]>;

const missedOf = perPlatform((platform) => {
  const reads = forLearner(platform, ({ documents, uid }) => {
    const { state$, run } = createAsync(() =>
      documents.query(collectionPaths.heardLines(uid), {
        where: [['missed', '>', 0]],
        orderBy: ['missed', 'desc'],
        limit: LESSONS_READ,
      }),
    );
    return { state$, run };
  });
  return { reads, state$: valueForLearner(reads, ({ state$ }) => state$, loading as Missed) };
});

const NONE: readonly Found<HeardLines>[] = [];

/**
 * Finds the lessons with lines that were missed by ear, by one query each time home is opened or
 * a session ends. The day does without them where that fails.
 *
 * @returns undefined while nobody knows yet
 */
export function useMissedLines(): readonly Found<HeardLines>[] | undefined {
  const { reads, state$ } = missedOf(usePlatform());
  const mine = useObservable(reads, undefined);
  const state = useObservable<Missed>(state$, loading);
  useEffect(() => {
    if (mine && mine.state$.value.status !== 'loading') void mine.run();
  }, [mine]);
  if (state.status === 'success') return state.value;
  return state.status === 'failure' ? NONE : undefined;
}
