import { isFinal } from './is-final';

/** Until a watch that failed begins again, in milliseconds. */
export const WATCH_AGAIN_MS = 5000;

interface Watch<T> {
  subscribe(observer: {
    readonly next: (value: T) => void;
    readonly error: (error: unknown) => void;
  }): { unsubscribe(): void };
}

export interface Watcher<T> {
  readonly next: (value: T) => void;
  /** Called for each failure, before the next attempt. */
  readonly error: (error: unknown) => void;
}

/**
 * Watches, and begins again after a failure, because a failure ends a watch for good. A final refusal
 * (`isFinal`) ends it.
 *
 * @param watch begins a watch
 * @returns ends it
 */
export function keepWatching<T>(watch: () => Watch<T>, { next, error }: Watcher<T>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watching: { unsubscribe(): void } | undefined;
  const begin = () => {
    watching = watch().subscribe({
      next,
      error(reason: unknown) {
        error(reason);
        if (!isFinal(reason)) timer = setTimeout(begin, WATCH_AGAIN_MS);
      },
    });
  };
  begin();
  return () => {
    clearTimeout(timer);
    watching?.unsubscribe();
  };
}
