import { fisher, leastFisher } from './fisher';
import { createGroups, type Change, type Groups, type JudgedLoad } from './groups';
import { createLooks, type Look } from './looks';
import { mannWhitney } from './mann-whitney';

/**
 * The declared rate of false alarms. It is the greatest share of canaries that end although they
 * are as good as the stable build, in their whole life. Each of the three tests has a third.
 * Source: decision 56.
 */
export const FALSE_ALARMS = 0.01;

/** Least browsers of each build before any failure is judged. */
export const LEAST_BROWSERS = 10;

/** A canary is ended for failures only after it has failed in this many browsers. */
export const LEAST_FAILURES = 5;

/** Least load times of each build before they are judged. */
export const LEAST_TIMES = 20;

/** Browsers fetch the files of a new build more often, so a few more may miss some. */
const MISSED_MORE = 0.05;

/** A canary may take half as long again, and this many milliseconds. */
const SLOWER = 1.5;
const SLOWER_MS = 100;

/** The canary that is judged. */
export interface Question {
  readonly remote: string;
  /** Names of the builds. */
  readonly stable: string;
  readonly canary: string;
  /**
   * When each of its shares began, milliseconds since 1970, in their order. A larger share brings
   * browsers that are new to it, so each share is judged by what was reported since it began.
   */
  readonly shares: readonly number[];
}

/** Why a canary is worse. */
export interface Alarm extends Look {
  readonly test: Change;
}

export interface Judgement extends Groups {
  /** Absent: the canary is not worse, as far as can be told. */
  readonly alarm?: Alarm;
}

function judgeShare(test: 'threw' | 'missed', { canary, stable }: Groups, limit: number) {
  if (Math.min(canary.browsers, stable.browsers) < LEAST_BROWSERS) return undefined;
  const ours = { failed: canary[test], of: canary.browsers };
  const theirs = { failed: stable[test], of: stable.browsers };
  if (ours.failed + theirs.failed < LEAST_FAILURES) return undefined;
  if (leastFisher(ours, theirs) >= limit) return undefined;
  if (ours.failed < LEAST_FAILURES) return 1;
  const more = ours.failed / ours.of - theirs.failed / theirs.of;
  return test === 'missed' && more < MISSED_MORE ? 1 : fisher(ours, theirs);
}

function judgeTimes({ canary, stable }: Groups) {
  if (Math.min(canary.times.length, stable.times.length) < LEAST_TIMES) return undefined;
  const allowed = stable.times.map((ms) => ms * SLOWER + SLOWER_MS);
  return mannWhitney(canary.times, allowed);
}

const counted = (test: Change, { canary, stable }: Groups): number =>
  test === 'times' ? canary.times.length + stable.times.length : canary[test] + stable[test];

/**
 * Decides whether a canary is worse than the stable build; pure. It goes through the reports in
 * their order, and tests again each time the count of both groups together has grown by a quarter.
 * The first look that finds the canary worse decides. Source: decision 56.
 *
 * @param reports in the order in which they were received
 */
export function judge(reports: Iterable<JudgedLoad>, question: Question): Judgement {
  const { remote, stable, canary, shares } = question;
  const budget = FALSE_ALARMS / 3;
  const looks = {
    threw: createLooks(budget),
    missed: createLooks(budget),
    times: createLooks(budget),
  };
  let share = -1;
  let { groups, take } = createGroups({ stable, canary });

  function begin(next: number): void {
    share = next;
    ({ groups, take } = createGroups({ stable, canary }));
    Object.values(looks).forEach(({ restart }) => restart());
  }

  for (const report of reports) {
    if (report.remote !== remote) continue;
    const at = Date.parse(report.receivedAt);
    const current = shares.findLastIndex((start) => start <= at);
    if (current < 0) continue;
    if (current > share) begin(current);
    const test = take(report);
    if (!test) continue;
    const look = looks[test].look(counted(test, groups), (limit) =>
      test === 'times' ? judgeTimes(groups) : judgeShare(test, groups, limit),
    );
    if (look && look.p < look.limit) return { ...groups, alarm: { test, ...look } };
  }
  if (share < shares.length - 1) begin(shares.length - 1);
  return groups;
}
