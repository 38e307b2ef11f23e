import type { Sample } from '../samples';
import type { Spread } from '../statistics';

export type Unit = 'ratio' | 'ms' | 'kB' | 'count' | 'score';

/** One figure of the table of goals; smaller is better in all of them. */
export interface Goal {
  readonly what: string;
  readonly unit: Unit;
  readonly mustHold: number;
  readonly goal: number;
  /** @returns undefined when it was not measured */
  readonly figure: (samples: readonly Sample[]) => Spread | undefined;
}

/** How a figure compares with its goal. */
export type Verdict = 'reached' | 'held' | 'missed' | 'not measured';

/** Keeps floating point from turning a figure that is met exactly into a miss. */
const TOLERANCE = 1e-9;

/**
 * A figure holds if its lower quartile does: more than a quarter of the rounds met the limit, so
 * the distance to it is noise. Source: docs/performance.md, What holds.
 */
export function verdictOf({ mustHold, goal }: Goal, figure: Spread | undefined): Verdict {
  if (!figure) return 'not measured';
  if (figure.median <= goal + TOLERANCE) return 'reached';
  return figure.lower <= mustHold + TOLERANCE ? 'held' : 'missed';
}
