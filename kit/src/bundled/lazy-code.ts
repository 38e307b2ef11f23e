import { createAsync } from 'kit';
import type { AsyncState, ObservableValue } from 'shared-contracts';

/** Whether work must run: it has not begun, or it failed. */
export const isMissing = ({ status }: AsyncState<unknown>): boolean =>
  status === 'idle' || status === 'failure';

/** Code in a separate chunk, and the state of loading it. */
export interface LazyCode<T> {
  readonly state$: ObservableValue<AsyncState<T>>;
  /** Fetches the code unless it is loading or loaded. Retries after a failure. */
  load(): void;
}

/** Address of the file that failed, from webpack's `ChunkLoadError`. */
const failedUrlOf = (error: unknown) => (error as { request?: string } | undefined)?.request;

/** @param fetchCode the `import()` of the chunk */
export function lazyCode<T>(fetchCode: () => Promise<T>): LazyCode<T> {
  let badUrl: string | undefined;
  const { state$, run } = createAsync(async () => {
    // The browser may cache a bad answer for a year, so the next attempt bypasses the cache.
    if (badUrl !== undefined) await fetch(badUrl, { cache: 'reload' }).catch(() => undefined);
    try {
      return await fetchCode();
    } catch (error) {
      badUrl = failedUrlOf(error);
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
