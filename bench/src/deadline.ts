import { withTimeout } from 'common/async';
import { PlainError } from 'delivery/plain-error';

/**
 * Waits for a promise, but only so many milliseconds.
 *
 * @param describe says what did not happen; called at the deadline
 * @throws {PlainError} with that text, at the deadline
 */
export const within = <T>(
  promise: Promise<T>,
  deadlineMs: number,
  describe: () => string,
): Promise<T> =>
  withTimeout(
    promise,
    deadlineMs,
    () => new PlainError(`Waited ${deadlineMs / 1000} s in vain: ${describe()}`),
  );
