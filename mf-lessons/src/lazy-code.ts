import { createAsync } from 'kit';
import type { AsyncState, ObservableValue } from 'shared-contracts';

/** Code that is a chunk of its own. */
export interface LazyCode<T> {
  readonly state$: ObservableValue<AsyncState<T>>;
  /** Fetches it unless that is under way or done; also the way out of a failure. */
  load(): void;
}

/** @param fetchCode the `import()` of the chunk */
export function lazyCode<T>(fetchCode: () => Promise<T>): LazyCode<T> {
  const { state$, run } = createAsync(fetchCode);
  return {
    state$,
    load() {
      if (/idle|failure/.test(state$.value.status)) void run();
    },
  };
}
