import { AppError } from 'shared-contracts';
import { withTimeout } from 'common/async';

const queues = new WeakMap<object, Map<string, Promise<unknown>>>();

/** Longest wait in the queue, in milliseconds. A call may take 60 s in all. */
const LONGEST_WAIT = 20_000;

const tooLong = () => new AppError('aborted', 'Something else changes this right now. Try again.');

/**
 * Queues work by key in this process, so that it runs one at a time. Concurrent transactions on the
 * same documents would wait far longer for each other.
 *
 * @param owner of the keys, for example a database
 * @throws {AppError} `aborted` after 20 seconds in the queue; the errors of the work
 */
export async function inTurn<T>(owner: object, key: string, work: () => Promise<T>): Promise<T> {
  const all = queues.get(owner) ?? new Map<string, Promise<unknown>>();
  queues.set(owner, all);
  const previousWork = all.get(key);
  const mine =
    previousWork === undefined
      ? work()
      : withTimeout(previousWork, LONGEST_WAIT, tooLong).then(work);
  // The next work waits for both, so it cannot overtake work that has timed out.
  const both = Promise.allSettled([previousWork, mine]);
  all.set(key, both);
  void both.then(() => {
    if (all.get(key) === both) all.delete(key);
  });
  return mine;
}
