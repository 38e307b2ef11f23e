import type { Sample } from '../samples';
import type { Spread } from '../statistics';

/** No time in milliseconds: those of two machines do not compare. */
export type Unit = 'ratio' | 'kB' | 'count' | 'score';

/** A row of the table of goals. Smaller figures are better. */
export interface Goal {
  readonly what: string;
  readonly unit: Unit;
  readonly mustHold: number;
  readonly goal: number;
  /** Reads the figure; undefined: not measured. */
  readonly figure: (samples: readonly Sample[]) => Spread | undefined;
}

export type Verdict = 'reached' | 'held' | 'missed' | 'not measured';

/** Floating point must not turn a figure exactly at its limit into a miss. */
const TOLERANCE = 1e-9;

/**
 * Compares a figure with its goal. A figure holds if its lower quartile does: then more than a
 * quarter of the rounds met the limit. Source: docs/performance.md, What holds.
 */
export function verdictOf({ mustHold, goal }: Goal, figure: Spread | undefined): Verdict {
  if (!figure) return 'not measured';
  if (figure.median <= goal + TOLERANCE) return 'reached';
  return figure.lower <= mustHold + TOLERANCE ? 'held' : 'missed';
}
