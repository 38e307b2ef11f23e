// By its name: a remote bundles this file, and takes the rest of kit from the shell.
import { createAsync } from 'kit';
import type { AsyncState, ObservableValue } from 'shared-contracts';

/** Whether work has to run: it has not begun, or it failed. */
export const isMissing = ({ status }: AsyncState<unknown>): boolean =>
  status === 'idle' || status === 'failure';

/** Code in a chunk of its own. */
export interface LazyCode<T> {
  readonly state$: ObservableValue<AsyncState<T>>;
  /** Fetches the code unless that is under way or done. After a failure it tries again. */
  load(): void;
}

/** @param fetchCode the `import()` of the chunk */
export function lazyCode<T>(fetchCode: () => Promise<T>): LazyCode<T> {
  const { state$, run } = createAsync(fetchCode);
  return {
    state$,
    load() {
      if (isMissing(state$.value)) void run();
    },
  };
}
