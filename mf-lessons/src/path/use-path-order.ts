import { useEffect, useMemo } from 'react';
import { useObservable, usePlatform } from 'kit';
import { isMissing } from 'kit/lazy-code';
import { pathOrder } from 'common';
import { idle, type PathAnswers } from 'shared-contracts';
import { learningPathOf } from './learning-path';

/** A member's order of lessons, as far as it is known. */
export interface KnownOrder {
  /**
   * Ids in turn; undefined while the path loads, when it cannot be fetched, and for a learner who
   * has not answered.
   */
  readonly order: readonly string[] | undefined;
  /** Whether `order` is what it will be. */
  readonly isSettled: boolean;
}

/**
 * Orders the path for a member who gave these answers. It fetches the path, one small file, if
 * nobody has fetched it yet. Without answers there is no order, and nothing is fetched. Source:
 * decision 59.
 */
export function usePathOrder(answers: PathAnswers | undefined): KnownOrder {
  const school = learningPathOf(usePlatform());
  const state = useObservable(school.state$, idle);
  const isWanted = answers !== undefined;
  useEffect(() => {
    if (isWanted && isMissing(school.state$.value)) void school.run();
  }, [school, isWanted]);
  const path = state.status === 'success' ? state.value : undefined;
  return {
    order: useMemo(() => path && answers && pathOrder(path, answers), [path, answers]),
    isSettled: !isWanted || state.status === 'success' || state.status === 'failure',
  };
}
