import { SPEAKS_AGAINST } from 'shared-contracts';
import type { StoredLoad } from 'shared-contracts/telemetry';
import type { Question } from './question';

/** Highest share of canaries that the judge ends although they are as good as the stable build. */
export const FALSE_ALARMS = 0.01;

/** Numbers of failed browsers, of both builds together, at which the judge tests. */
const LOOKS = [10, 15, 20, 30, 40, 50, 60, 80, 100, 120, 160, 240, 320, 640, 1280, 2560];

/**
 * Tolerated difference in shares: browsers fetch a canary's new files more often, and miss more.
 */
const ALLOWED_MORE = { threw: 0, missed: 0.05 } as const;
export type Kind = keyof typeof ALLOWED_MORE;

/** The kind of failure that counts against a build; undefined if none does. */
export const kindOf = (outcome: JudgedLoad['outcome']): Kind | undefined =>
  outcome === 'ok' ? undefined : SPEAKS_AGAINST[outcome];

/** Limit of a test: an equal part of the false alarms; half as much for each further share. */
const limitOf = (share: number) => FALSE_ALARMS / 2 / LOOKS.length / 2 ** (share + 1);

/** Least number of browsers with each build, and of failures of the canary, for a test. */
export const LEAST_BROWSERS = 10;
const LEAST_FAILURES = 5;

/** Most browsers that count from one sender, a network around it, and the widest network. */
const MOST = { sender: 1, between: 2, widest: 4 } as const;

/** The fields of a report that the judge reads. */
export interface JudgedLoad extends Pick<
  StoredLoad,
  'remote' | 'build' | 'channel' | 'outcome' | 'reporter' | 'receivedAt'
> {
  /** The sender and the networks around it, the widest last; names or pseudonyms. */
  readonly networks: readonly [sender: string, ...wider: string[]];
}

/** Number of browsers with one build, and of those in which it failed at least once. */
export type Group = Readonly<Record<'browsers' | Kind, number>>;

export interface Judgement {
  readonly canary: Group;
  readonly stable: Group;
  /** Why the canary is worse; absent: no evidence so far. */
  readonly alarm?: {
    readonly kind: Kind;
    /** Probability of such reports from two equal builds. */
    readonly p: number;
    readonly limit: number;
    /** Failures from the network with most of them, left out because they may be forged. */
    readonly leftOut: number;
  };
}

type Build = 'canary' | 'stable';
interface Browser {
  readonly build: Build;
  readonly network: string;
  readonly failed: Set<Kind>;
}

/** Fisher's exact test: the probability of `ours` or more failures if both builds are equal. */
export function fisher(ours: number, of: number, theirs: number, ofTheirs: number): number {
  const all = ours + theirs;
  const least = Math.max(0, all - ofTheirs);
  const logs = [0];
  for (let n = least; n < Math.min(all, of); n += 1) {
    const growth = ((of - n) * (all - n)) / ((n + 1) * (ofTheirs - all + n + 1));
    logs.push((logs.at(-1) ?? 0) + Math.log(growth));
  }
  const highest = Math.max(...logs);
  const sum = (some: readonly number[]) => some.reduce((a, log) => a + Math.exp(log - highest), 0);
  return sum(logs.slice(ours - least)) / sum(logs);
}

/** Counts the browsers of one share, each with the build of its first report. */
function createTally() {
  const browsers = new Map<string, Browser>();
  const counts = new Map<string, number>();

  function hasRoom(networks: JudgedLoad['networks']): boolean {
    const mostOf = (at: number) =>
      at === 0 ? MOST.sender : at === networks.length - 1 ? MOST.widest : MOST.between;
    return networks.every((network, at) => (counts.get(network) ?? 0) < mostOf(at));
  }

  function group(build: Build): Group {
    const all = [...browsers.values()].filter((browser) => browser.build === build);
    const failed = (kind: Kind) => all.filter((browser) => browser.failed.has(kind)).length;
    return { browsers: all.length, threw: failed('threw'), missed: failed('missed') };
  }

  return {
    browserOf(reporter: string, build: Build, networks: JudgedLoad['networks']) {
      const knownBrowser = browsers.get(reporter);
      if (knownBrowser || !hasRoom(networks))
        return knownBrowser?.build === build ? knownBrowser : undefined;
      networks.forEach((network) => counts.set(network, (counts.get(network) ?? 0) + 1));
      const browser = { build, network: networks.at(-1) ?? networks[0], failed: new Set<Kind>() };
      browsers.set(reporter, browser);
      return browser;
    },
    groups: () => ({ canary: group('canary'), stable: group('stable') }),
    /** Failures of the canary from the network with most of them. */
    mostOfOneNetwork(kind: Kind): number {
      const failedCanary = ({ build, failed }: Browser) => build === 'canary' && failed.has(kind);
      const all = [...browsers.values()].filter(failedCanary).map(({ network }) => network);
      return Math.max(0, ...all.map((one) => all.filter((each) => each === one).length));
    },
  };
}

/**
 * Decides whether a canary is worse than the stable build. A larger share brings new browsers, so
 * the judge counts each share separately. A pure function. Source: decision 56.
 *
 * @param reports in the order in which they were received
 */
export function judge(reports: Iterable<JudgedLoad>, question: Question): Judgement {
  let [share, tally, failures] = [-1, createTally(), { threw: 0, missed: 0 }];
  for (const { remote, reporter, channel, build, outcome, networks, receivedAt } of reports) {
    const at = Date.parse(receivedAt);
    const current = question.shares.findLastIndex((start) => start <= at);
    if (remote !== question.remote || reporter === undefined || current < 0) continue;
    if ((channel !== 'canary' && channel !== 'stable') || build !== question[channel]) continue;
    const kind = kindOf(outcome);
    if (!kind && outcome !== 'ok') continue;
    if (current > share) {
      [share, tally, failures] = [current, createTally(), { threw: 0, missed: 0 }];
    }
    const browser = tally.browserOf(reporter, channel, networks);
    if (!browser || !kind || browser.failed.has(kind)) continue;
    browser.failed.add(kind);
    failures[kind] += 1;
    if (!LOOKS.includes(failures[kind])) continue;
    const { canary, stable } = tally.groups();
    if (Math.min(canary.browsers, stable.browsers) < LEAST_BROWSERS) continue;
    const leftOut = tally.mostOfOneNetwork(kind);
    const failed = canary[kind] - leftOut;
    const more = failed / canary.browsers - stable[kind] / stable.browsers;
    if (failed < LEAST_FAILURES || more < ALLOWED_MORE[kind]) continue;
    const limit = limitOf(share);
    const p = fisher(failed, canary.browsers, stable[kind], stable.browsers);
    if (p < limit) return { canary, stable, alarm: { kind, p, limit, leftOut } };
  }
  if (share < question.shares.length - 1) tally = createTally();
  return tally.groups();
}
