import { useEffect, useMemo } from 'react';
import { useObservable, usePlatform } from 'kit';
import { isMissing } from 'kit/lazy-code';
import { pathOrder } from 'common';
import { idle, type PathAnswers } from 'shared-contracts';
import { learningPathOf } from './learning-path';

/** A member's order of lessons on the path, as far as known. */
export interface KnownOrder {
  /** Ids in order; undefined without answers, while the path loads, and after a failure. */
  readonly order: readonly string[] | undefined;
  /** Whether `order` is final. */
  readonly isSettled: boolean;
}

/**
 * The order of the path for a member with these answers. It loads the path, one small file, once
 * per page. Without answers it loads nothing. Source: decision 59.
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
