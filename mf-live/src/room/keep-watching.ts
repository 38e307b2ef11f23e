import {
  isFinal,
  type CollectionPath,
  type DocumentQuery,
  type Found,
  type Platform,
} from 'shared-contracts';

/** A failed watch begins again after this time, in milliseconds. */
export const WATCH_AGAIN_MS = 5000;

export interface Watcher<T> {
  readonly next: (entries: readonly Found<T>[]) => void;
  /** Called for each failure, before the next attempt. */
  readonly error: (error: unknown) => void;
}

/**
 * Watches documents. A failure ends a watch of the database for good, so this begins a new one,
 * except after a final refusal (`isFinal`).
 *
 * @returns a function that stops watching
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
