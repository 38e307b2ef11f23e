/** What the fixed piece of work takes on the machine for which the time-outs are, ms. */
const USUAL_PACE_MS = 90;

/**
 * The factor of every time-out of a test. A fast machine shortens none, because a test that passes
 * waits for none.
 *
 * @param paceMs what the fixed piece of work took
 * @returns at least 1, with one decimal
 */
export const patienceOf = (paceMs: number): number =>
  Math.max(1, Math.round((paceMs / USUAL_PACE_MS) * 10) / 10);
