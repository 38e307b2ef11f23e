import { AsyncLocalStorage } from 'node:async_hooks';

/** Work throws this when it stops at a point where it can continue later. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime';
}

export interface TimeBudget {
  /** @throws {OutOfTime} when the time is used up; called between two pieces of work */
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

/**
 * Does work whose requests to others may begin within a time only.
 *
 * @param budget of the work
 */
export const withinBudget = <T>(budget: TimeBudget, work: () => Promise<T>): Promise<T> =>
  running.run(budget, work);

/**
 * Called before each request of work that may have a budget.
 *
 * @throws {OutOfTime} when its time is used up
 */
export const requireTime = (): void => running.getStore()?.check();
