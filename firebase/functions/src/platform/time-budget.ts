import { AsyncLocalStorage } from 'node:async_hooks';

/** Stops work at a point where it can continue later. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime';
}

export interface TimeBudget {
  /** Call it between two pieces of work. @throws {OutOfTime} when the time is used up */
  check(): void;
}

/**
 * @param ms time for the work from now on
 * @param now milliseconds since the epoch
 */
export function createTimeBudget(ms: number, now: () => number): TimeBudget {
  const end = now() + ms;
  return {
    check() {
      if (now() >= end) throw new OutOfTime('The rest is for another time.');
    },
  };
}

const running = new AsyncLocalStorage<TimeBudget>();

/** Runs work whose calls of `requireTime` check the budget. */
export const withinBudget = <T>(budget: TimeBudget, work: () => Promise<T>): Promise<T> =>
  running.run(budget, work);

/**
 * Call it before each request of work that may have a budget.
 *
 * @throws {OutOfTime} when the budget is used up
 */
export const requireTime = (): void => running.getStore()?.check();
