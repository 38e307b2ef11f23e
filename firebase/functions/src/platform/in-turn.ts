import { AppError } from 'shared-contracts';
import { withTimeout } from 'common/async';

const queues = new WeakMap<object, Map<string, Promise<unknown>>>();

/** How long a piece of work waits for its turn, in milliseconds; a call may take 60 s in all. */
const LONGEST_WAIT = 20_000;

const tooLong = () => new AppError('aborted', 'Something else changes this right now. Try again.');

/**
 * Does the work for one key piece by piece, in this process. Transactions on the same documents
 * would wait for one another far longer, and most have nothing left to do when their turn comes.
 *
 * @param owner of the keys, as a database
 * @throws {AppError} `aborted` when its turn does not come in 20 seconds; what the work throws
 */
export async function inTurn<T>(owner: object, key: string, work: () => Promise<T>): Promise<T> {
  const all = queues.get(owner) ?? new Map<string, Promise<unknown>>();
  queues.set(owner, all);
  const previousWork = all.get(key);
  const mine =
    previousWork === undefined
      ? work()
      : withTimeout(previousWork, LONGEST_WAIT, tooLong).then(work);
  // Work that gives up its wait does not let the next one overtake.
  const both = Promise.allSettled([previousWork, mine]);
  all.set(key, both);
  void both.then(() => {
    if (all.get(key) === both) all.delete(key);
  });
  return mine;
}
