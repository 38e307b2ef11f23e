import {
  judge,
  linesOf,
  questionOf,
  questionsOf,
  reasonOf,
  type Question,
} from 'common/canary-judge';
import { networksOf, type StoredLoad } from 'shared-contracts/telemetry';
import { lastEntry, LostRaceError, type Where } from '../releases';
import { endCanary } from '../end-canary';
import { ownerOf, ownerText } from '../owner';
import type { ReleaseOptions } from '../release';
import { readLog } from '../verify-log';

/** The common options of the judge's releases; `keys` has the judge's key as the present one. */
type Means = Pick<ReleaseOptions, 'store' | 'deployment' | 'keys' | 'sites'>;

const judgeStored = (reports: readonly StoredLoad[], question: Question) =>
  judge(
    reports.map((report) => ({ ...report, networks: networksOf(report.address) })),
    question,
  );

/**
 * Whether a report belongs to a canary of this moment. Call it after reading the reports: then the
 * log has every canary that a report can name.
 */
export function askedAbout(where: Where): (report: StoredLoad) => boolean {
  const questions = questionsOf(readLog(where));
  return ({ remote, build, receivedAt }) =>
    questions.some(
      ({ remote: judgedRemote, stable, canary, shares }) =>
        remote === judgedRemote &&
        (build === stable || build === canary) &&
        Date.parse(receivedAt) >= (shares[0] ?? 0),
    );
}

/**
 * The figures of a remote's canary, for its operators.
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
    ? linesOf(judgeStored(reports, question), question, reports)
    : ['judge: somebody ships it all the same, so it is not judged'];
}

/**
 * Ends each canary that is worse than the stable build by the reports. The log entry has the
 * figures. If a publisher has released meanwhile, the next call decides again. Source: decision 56.
 *
 * @param reports in the order of their receipt
 * @returns one line for each ended canary, with the owner of its remote
 */
export async function judgeCanaries(
  means: Means,
  reports: readonly StoredLoad[],
): Promise<readonly string[]> {
  const { where } = means.store;
  const log = readLog(where);
  const lines: string[] = [];
  for (const question of questionsOf(log)) {
    const { remote } = question;
    const judgement = judgeStored(reports, question);
    if (!judgement.alarm) continue;
    const reason = reasonOf(judgement, question);
    const { entry } = lastEntry(where) ?? {};
    const owner = entry && ownerOf(where, remote, entry);
    try {
      await endCanary(means, { remote, build: question.canary, reason });
      lines.push(`${remote}: ${reason}${owner ? ` Owner: ${ownerText(owner)}.` : ''}`);
    } catch (error) {
      if (!(error instanceof LostRaceError)) throw error;
    }
  }
  return lines;
}
