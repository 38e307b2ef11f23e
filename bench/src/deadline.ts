import { withTimeout } from 'common/async';
import { PlainError } from 'delivery/plain-error';

/**
 * Ends a wait that would never end.
 *
 * @param describe says what did not happen; called when the time is over
 * @throws {PlainError} with that, when the promise has not settled after so many milliseconds
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
