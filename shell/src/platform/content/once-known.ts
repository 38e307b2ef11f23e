/**
 * Work that is done once and shared, also while it is running; a failure is not remembered, so the
 * next call works again.
 */
export function onceKnown<T>(work: () => Promise<T>): () => Promise<T> {
  let known: Promise<T> | undefined;
  return () => {
    known ??= work().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}
