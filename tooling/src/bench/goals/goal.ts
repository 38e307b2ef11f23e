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

/** How a figure stands to its goal. */
export type Verdict = 'reached' | 'held' | 'missed' | 'not measured';

/** Floating point must not turn a figure that is met exactly into a miss. */
const TOLERANCE = 1e-9;

export function verdictOf({ mustHold, goal }: Goal, figure: Spread | undefined): Verdict {
  if (!figure) return 'not measured';
  if (figure.median <= goal + TOLERANCE) return 'reached';
  return figure.median <= mustHold + TOLERANCE ? 'held' : 'missed';
}
