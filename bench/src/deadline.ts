import { PlainError } from 'tooling/processes/plain-error';

/**
 * Ends a wait that would never end.
 *
 * @param describe says what did not happen; called when the time is over
 * @throws {PlainError} with that, when the promise has not settled after so many milliseconds
 */
export async function within<T>(
  promise: Promise<T>,
  deadlineMs: number,
  describe: () => string,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new PlainError(`Waited ${deadlineMs / 1000} s in vain: ${describe()}`)),
      deadlineMs,
    );
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
