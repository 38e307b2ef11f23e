import { useEffect } from 'react';
import { createAsync, useObservable, usePlatform } from 'kit';
import { forLearner, perPlatform, valueForLearner, type Learner } from 'common';
import { loading, type AsyncState, type Found } from 'shared-contracts';

/**
 * Creates a hook that reads documents of the learner each time a component mounts. The hook returns
 * undefined while loading, and an empty list after a failure.
 */
export function createOwnQuery<T>(
  ask: (learner: Learner) => Promise<readonly Found<T>[]>,
): () => readonly Found<T>[] | undefined {
  type Asked = AsyncState<readonly Found<T>[]>;
  const none: readonly Found<T>[] = [];
  const readsOf = perPlatform((platform) => {
    const reads = forLearner(platform, (learner) => {
      const { state$, run } = createAsync(() => ask(learner));
      return { state$, run };
    });
    return { reads, state$: valueForLearner(reads, ({ state$ }) => state$, loading as Asked) };
  });
  return function useOwnQuery() {
    const { reads, state$ } = readsOf(usePlatform());
    const mine = useObservable(reads, undefined);
    const state = useObservable<Asked>(state$, loading);
    useEffect(() => {
      if (mine && mine.state$.value.status !== 'loading') void mine.run();
    }, [mine]);
    if (state.status === 'success') return state.value;
    return state.status === 'failure' ? none : undefined;
  };
}
