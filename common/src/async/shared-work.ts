import type { Platform } from 'shared-contracts';

/**
 * Runs work once and shares its result, also while it runs. A failure is forgotten, so the next
 * call runs the work again.
 *
 * @returns the same promise at every call, until it rejects
 */
export function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () =>
    (result ??= work().catch((error: unknown) => {
      result = undefined;
      throw error;
    }));
}

/**
 * Keeps one `T` for each Platform, made on first use. All screens and later mounts share it until
 * the page ends. Tests get a new one with each Platform.
 *
 * @param make makes the `T`
 */
export function perPlatform<T>(make: (platform: Platform) => T): (platform: Platform) => T {
  const made = new WeakMap<Platform, { readonly value: T }>();
  return (platform) => {
    const entry = made.get(platform);
    if (entry) return entry.value;
    const value = make(platform);
    made.set(platform, { value });
    return value;
  };
}
