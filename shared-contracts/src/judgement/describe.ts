import type { Group } from './groups';
import { FALSE_ALARMS, LEAST_BROWSERS, type Judgement, type Question } from './judge';

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const small = (p: number) => (p < 0.0001 ? p.toExponential(1) : p.toFixed(4));

/** The middle one; undefined: there is none. */
function median(times: readonly number[]): number | undefined {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

const WHAT = { threw: 'failed', missed: 'missed files' } as const;

const share = (test: 'threw' | 'missed', group: Group) =>
  `${group[test]} of ${group.browsers} browsers ${WHAT[test]}` +
  (group.browsers > 0 ? ` (${percent(group[test] / group.browsers)})` : '');

const time = ({ times }: Group) =>
  times.length > 0
    ? `${Math.round(median(times) ?? 0)} ms in ${times.length} browsers`
    : 'no times';

/** Why the judge ends a canary, with the figures, for the log. Source: decision 56. */
export function reasonOf({ canary, stable, alarm }: Judgement, builds: Question): string {
  if (!alarm) return '';
  const { test, p, limit, number } = alarm;
  const figures = (group: Group) => (test === 'times' ? time(group) : share(test, group));
  const method = test === 'times' ? 'Mann and Whitney' : 'Fisher';
  return (
    `The canary ${builds.canary} is worse: ${figures(canary)}; with the stable build ${builds.stable}: ${figures(stable)}. ` +
    `Test of ${method}, look ${number}: p = ${small(p)}, below ${small(limit)}; false alarms of a canary: ${percent(FALSE_ALARMS)}.`
  );
}

/**
 * Finds the reason of one canary where several have ended together.
 *
 * @param reasons one after the other, as `reasonOf` writes them
 * @returns all of it where it names no build
 */
export const reasonFor = (reasons: string, build: string): string =>
  reasons
    .split(/ (?=The canary \S+ is worse: )/)
    .find((one) => one.includes(` ${build} is worse: `)) ?? reasons;

/** What browsers report of a running canary, for operators. */
export function linesOf({ canary, stable, alarm }: Judgement, { canary: build }: Question) {
  const all = (group: Group) =>
    `${share('threw', group)}, ${group.missed} missed files, ${time(group)}`;
  const isFew = Math.min(canary.browsers, stable.browsers) < LEAST_BROWSERS;
  const verdict = alarm
    ? 'worse; the judge ends it'
    : isFew
      ? `too few reports: ${LEAST_BROWSERS} browsers of each are needed`
      : 'not worse, as far as can be told';
  return [`canary ${build}: ${all(canary)}`, `stable: ${all(stable)}`, `judge: ${verdict}`];
}
