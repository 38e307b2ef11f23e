import type { StoredLoad } from 'shared-contracts/telemetry';
import { FALSE_ALARMS, LEAST_BROWSERS, type Group, type Judgement, type Kind } from './judge';
import type { Question } from './question';

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const small = (p: number) => (p < 0.0001 ? p.toExponential(1) : p.toFixed(4));

const VERBS = { threw: 'failed', missed: 'missed files' } as const;

const share = (kind: Kind, group: Group) =>
  `${group[kind]} of ${group.browsers} browsers ${VERBS[kind]}` +
  (group.browsers > 0 ? ` (${percent(group[kind] / group.browsers)})` : '');

/** The log's reason why the judge ends a canary, with the figures. Source: decision 56. */
export function reasonOf({ canary, stable, alarm }: Judgement, builds: Question): string {
  if (!alarm) return '';
  const { kind, p, limit, leftOut } = alarm;
  return (
    `The canary ${builds.canary} is worse: ${share(kind, canary)}; with the stable build ${builds.stable}: ${share(kind, stable)}. ` +
    `Test of Fisher, without ${leftOut} of one network: p = ${small(p)}, below ${small(limit)}; false alarms of a canary: ${percent(FALSE_ALARMS)}.`
  );
}

/**
 * Finds the reason of one canary when several have ended together.
 *
 * @param reasons one after the other, as `reasonOf` writes them
 * @returns the whole text if it does not name the build
 */
export const reasonFor = (reasons: string, build: string): string =>
  reasons
    .split(/ (?=The canary \S+ is worse: )/)
    .find((one) => one.includes(` ${build} is worse: `)) ?? reasons;

/**
 * Median load time of a build, for operators. The second load of each browser counts, because the
 * first load also fetches files, and more of a canary's files are new.
 */
function timeOf(build: string, { remote }: Question, loads: readonly StoredLoad[]): string {
  const counts = new Map<string | undefined, number>();
  const times = loads.flatMap((load) => {
    if (load.remote !== remote || load.build !== build || load.outcome !== 'ok') return [];
    const count = (counts.get(load.reporter) ?? 0) + 1;
    counts.set(load.reporter, count);
    return count === 2 ? [load.ms] : [];
  });
  const median = times.sort((a, b) => a - b)[Math.floor(times.length / 2)];
  return median === undefined
    ? 'no times'
    : `${Math.round(median)} ms in ${times.length} browsers (not judged)`;
}

/**
 * Lines for operators about the reports on a running canary.
 *
 * @param loads in the order of their receipt, for the load times
 */
export function linesOf(
  { canary, stable, alarm }: Judgement,
  question: Question,
  loads: readonly StoredLoad[],
): readonly string[] {
  const all = (group: Group, build: string) =>
    `${share('threw', group)}, ${group.missed} missed files, ${timeOf(build, question, loads)}`;
  const isFew = Math.min(canary.browsers, stable.browsers) < LEAST_BROWSERS;
  const verdict = alarm
    ? 'worse; the judge ends it'
    : isFew
      ? `too few reports: ${LEAST_BROWSERS} browsers of each are needed`
      : 'not worse, as far as can be told';
  return [
    `canary ${question.canary}: ${all(canary, question.canary)}`,
    `stable: ${all(stable, question.stable)}`,
    `judge: ${verdict}`,
  ];
}
