import type { Mutant } from './mutant';

/**
 * `timed-out` counts as noticed: the change made a test hang. `no-tests`: no test loads the file.
 * `not-judged` does not count: all tests of the file fail without a change.
 */
export type Outcome = 'noticed' | 'timed-out' | 'survived' | 'no-tests' | 'not-judged';

export interface Judged {
  readonly area: string;
  readonly mutant: Mutant;
  readonly outcome: Outcome;
  readonly seconds: number;
}

/** The share of mutants that must be noticed. */
export const BAR = 0.9;

export const isNoticed = ({ outcome }: Pick<Judged, 'outcome'>): boolean =>
  outcome === 'noticed' || outcome === 'timed-out';

const isCounted = ({ outcome }: Judged): boolean => outcome !== 'not-judged';

/** Share of noticed mutants, 0 to 1; 1 when no mutant was judged. */
export function scoreOf(judged: readonly Judged[]): number {
  const counted = judged.filter(isCounted);
  return counted.length === 0 ? 1 : counted.filter(isNoticed).length / counted.length;
}

const line = (name: string, judged: readonly Judged[]) => {
  const percent = `${(scoreOf(judged) * 100).toFixed(1)} %`.padStart(8);
  const timedOut = judged.filter(({ outcome }) => outcome === 'timed-out').length;
  const noticed = `${judged.filter(isNoticed).length} of ${judged.filter(isCounted).length} noticed`;
  return `${name.padEnd(10)}${percent}  ${noticed}${timedOut > 0 ? `, ${timedOut} by a time-out` : ''}`;
};

/** Whether any mutant was judged; without one there is no score. */
export const isJudged = (judged: readonly Judged[]): boolean => judged.some(isCounted);

/** Describes the score of each area and of all; one sentence when no mutant was judged. */
export function scoreLines(judged: readonly Judged[]): string[] {
  if (!isJudged(judged)) return ['Nothing was judged, so there is no score.'];
  const areas = [...new Set(judged.map(({ area }) => area))];
  const ofArea = (name: string) => judged.filter(({ area }) => area === name);
  return [...areas.map((name) => line(name, ofArea(name))), line('all', judged)];
}
