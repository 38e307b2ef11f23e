/**
 * Rejects if work takes longer than `ms`. The work itself continues.
 *
 * @param ms milliseconds
 * @param late makes the error of a timeout
 * @throws the error of `late`; otherwise as `work`
 */
export function withTimeout<T>(work: Promise<T>, ms: number, late: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

/**
 * The wait before the next attempt; the last one repeats.
 *
 * @param waitsMs milliseconds, in their order; at least one
 * @param failures attempts that have failed in a row, from 1
 */
export const waitAfter = (
  waitsMs: readonly [number, ...(readonly number[])],
  failures: number,
): number => waitsMs[Math.min(failures, waitsMs.length) - 1] ?? waitsMs[0];

/**
 * Retries work after errors that a retry may fix.
 *
 * @param work gets the number of the attempt, from 0
 * @param isWorthRetrying false for an error that a retry cannot fix
 * @param waitsMs milliseconds before each retry; its length is the number of retries
 * @throws the error of the last attempt
 */
export async function withRetry<T>(
  work: (attempt: number) => Promise<T>,
  isWorthRetrying: (error: unknown) => boolean,
  waitsMs: readonly number[],
): Promise<T> {
  for (const [attempt, wait] of waitsMs.entries()) {
    try {
      return await work(attempt);
    } catch (error) {
      if (!isWorthRetrying(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return work(waitsMs.length);
}
