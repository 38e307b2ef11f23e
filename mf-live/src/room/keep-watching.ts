import {
  isFinal,
  type CollectionPath,
  type DocumentQuery,
  type Found,
  type Platform,
} from 'shared-contracts';

/** After this time a watch that failed begins again, in milliseconds. */
export const WATCH_AGAIN_MS = 5000;

export interface Watcher<T> {
  readonly next: (entries: readonly Found<T>[]) => void;
  /** Called for each failure, before the next attempt. */
  readonly error: (error: unknown) => void;
}

/**
 * Watches documents, and begins again after a failure, because a failure ends a watch for good. A
 * final refusal (`isFinal`) ends it.
 *
 * @returns a function that ends it
 */
export function keepWatching<T>(
  { documents }: Pick<Platform, 'documents'>,
  path: CollectionPath<T>,
  query: DocumentQuery<T>,
  { next, error }: Watcher<T>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watching: { unsubscribe(): void } | undefined;
  const begin = () => {
    watching = documents.watch(path, query).subscribe({
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
