import type { StoredLoad } from 'shared-contracts/telemetry';
import { LostRaceError } from '../releases/releases';
import type { Entry } from '../releases/entry';
import { ended } from '../shipping/changes';
import { isOverridden } from '../shipping/freeze';
import { JUDGE } from '../shipping/judged';
import { release, type ReleaseOptions } from '../shipping/release';
import { readLog } from '../shipping/verify-log';
import { linesOf, reasonOf } from './describe';
import { judge, type Question } from './judge';

type Where = ReleaseOptions['where'];

/** What every release of the judge has in common; `keys` are its own. */
type Means = Pick<ReleaseOptions, 'where' | 'deployment' | 'keys' | 'sites'>;

const stateOf = ({ builds, canaries }: Entry, remote: string) => ({
  stable: builds[remote],
  canary: canaries[remote]?.build,
  percent: canaries[remote]?.percent,
});

/**
 * The canary that the judge judges, with the moments at which its shares began.
 *
 * @param log in its order
 * @returns undefined where there is none, and where somebody ships it although the judge has ended
 *   it before
 */
export function questionOf(log: readonly Entry[], remote: string): Question | undefined {
  const last = log.at(-1);
  if (!last) return undefined;
  const { stable, canary } = stateOf(last, remote);
  if (stable === undefined || canary === undefined || isOverridden(log, remote, canary)) {
    return undefined;
  }
  const before = log.findLastIndex((entry) => {
    const state = stateOf(entry, remote);
    return state.stable !== stable || state.canary !== canary;
  });
  const life = log.slice(before + 1);
  const percents = life.map((entry) => stateOf(entry, remote).percent);
  const shares = life
    .filter((_, at) => at === 0 || percents[at] !== percents[at - 1])
    .map(({ at }) => Date.parse(at));
  return { remote, stable, canary, shares };
}

const questionsOf = (log: readonly Entry[]): Question[] =>
  Object.keys(log.at(-1)?.canaries ?? {}).flatMap((remote) => questionOf(log, remote) ?? []);

/**
 * Whether a report belongs to a canary that is judged at this moment. Ask after the reports were
 * read: then the log names every canary that they can be about.
 */
export function askedAbout(where: Where): (report: StoredLoad) => boolean {
  const questions = questionsOf(readLog(where));
  return ({ remote, build, receivedAt }) =>
    questions.some(
      ({ remote: asked, stable, canary, shares }) =>
        remote === asked &&
        (build === stable || build === canary) &&
        Date.parse(receivedAt) >= (shares[0] ?? 0),
    );
}

/**
 * What is known of the canary of a remote, for its operators.
 *
 * @param reports in the order of their receipt
 */
export function judgementLines(
  where: Where,
  remote: string,
  reports: readonly StoredLoad[],
): readonly string[] {
  const question = questionOf(readLog(where), remote);
  return question
    ? linesOf(judge(reports, question), question)
    : ['judge: somebody ships it all the same, so it is not judged'];
}

/**
 * Ends each canary that the reports show to be worse than the stable build, and says so in the log,
 * with the figures. Where a publisher was faster, the next call decides again. Source: decision 56.
 *
 * @param reports in the order of their receipt
 * @returns one line for each that it has ended
 */
export async function judgeCanaries(
  means: Means,
  reports: readonly StoredLoad[],
): Promise<readonly string[]> {
  const { where } = means;
  const log = readLog(where);
  const lines: string[] = [];
  for (const question of questionsOf(log)) {
    const { remote } = question;
    const judgement = judge(reports, question);
    if (!judgement.alarm) continue;
    const reason = reasonOf(judgement, question);
    try {
      await release({
        ...means,
        action: 'judge',
        remote,
        by: JUDGE,
        reason,
        choose: (now) => {
          if (!now) throw new Error('nothing is released');
          return ended(now, remote, question.canary);
        },
      });
      lines.push(`${remote}: ${reason}`);
    } catch (error) {
      if (!(error instanceof LostRaceError)) throw error;
    }
  }
  return lines;
}
