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

/** webpack's `ChunkLoadError` names the address that brought no usable code. */
const addressIn = (error: unknown) => (error as { request?: string } | undefined)?.request;

/** @param fetchCode the `import()` of the chunk */
export function lazyCode<T>(fetchCode: () => Promise<T>): LazyCode<T> {
  let spoilt: string | undefined;
  const { state$, run } = createAsync(async () => {
    // A bad answer may be cached for a year, so the next attempt asks past the cache.
    if (spoilt !== undefined) await fetch(spoilt, { cache: 'reload' }).catch(() => undefined);
    try {
      return await fetchCode();
    } catch (error) {
      spoilt = addressIn(error);
      throw error;
    }
  });
  return {
    state$,
    load() {
      if (isMissing(state$.value)) void run();
    },
  };
}
