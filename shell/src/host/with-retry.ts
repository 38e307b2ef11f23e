/** Waits before the second and third attempt, in milliseconds. */
export const RETRY_DELAYS_MS = [300, 1200] as const;

/**
 * Tries again with back-off, as long as the error is worth it.
 *
 * @param isWorthRetrying false for what another attempt cannot mend
 * @throws the error of the last attempt
 */
export async function withRetry<T>(
  work: () => Promise<T>,
  isWorthRetrying: (error: unknown) => boolean,
  delays: readonly number[] = RETRY_DELAYS_MS,
): Promise<T> {
  for (const delay of delays) {
    try {
      return await work();
    } catch (error) {
      if (!isWorthRetrying(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return work();
}
