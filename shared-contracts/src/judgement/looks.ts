/** Each look waits until the count has grown by this factor. */
const GROWTH = 1.25;

/** One test of what was reported so far. */
export interface Look {
  /** How likely such reports are from equal builds. */
  readonly p: number;
  /** Below this the canary is worse. */
  readonly limit: number;
  /** Which look it was, from 1 on. */
  readonly number: number;
}

/**
 * Looks again and again. The likelihood of a false alarm in any of the looks stays below a limit.
 */
export interface Looks {
  /**
   * @param count the count now; if it has not grown enough since the last look, there is no look
   * @param test answers p; undefined: it cannot tell anything yet, so this is no look
   */
  look(count: number, test: (limit: number) => number | undefined): Look | undefined;
  /** Counts from 0 again; the false alarms that it may raise stay used up. */
  restart(): void;
}

/**
 * Divides a budget of false alarms: look n may use `budget / (n * (n + 1))`. However many looks
 * there are, all together never use more than the budget. Source: decision 56.
 */
export function createLooks(budget: number): Looks {
  let next = 1;
  let taken = 0;
  return {
    look(count, test) {
      if (count < next) return undefined;
      const number = taken + 1;
      const limit = budget / (number * (number + 1));
      const p = test(limit);
      if (p === undefined) return undefined;
      taken = number;
      next = Math.max(count + 1, Math.ceil(count * GROWTH));
      return { p, limit, number };
    },
    restart() {
      next = 1;
    },
  };
}
