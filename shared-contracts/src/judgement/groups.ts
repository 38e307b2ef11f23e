import { SPEAKS_AGAINST } from '../remotes/index';
import { senderOf, type StoredLoad } from '../telemetry/index';

/** What counts of a report. */
export type JudgedLoad = Pick<
  StoredLoad,
  | 'remote'
  | 'build'
  | 'channel'
  | 'screen'
  | 'outcome'
  | 'ms'
  | 'reporter'
  | 'address'
  | 'receivedAt'
>;

/** The reports of all browsers with one build. Each browser counts once. */
export interface Group {
  readonly browsers: number;
  /** Browsers in which it threw, crashed or hung at least once. */
  readonly threw: number;
  /** Browsers that are online and did not get its files whole, at least once. */
  readonly missed: number;
  /** One load time of a browser each, in milliseconds. */
  readonly times: readonly number[];
}

export interface Groups {
  readonly canary: Group;
  readonly stable: Group;
}

/** What a report may have changed. */
export type Change = 'threw' | 'missed' | 'times';

interface Browser {
  readonly group: keyof Groups;
  threw: boolean;
  missed: boolean;
  isTimed: boolean;
  /** Screens that have worked once. */
  readonly seen: Set<string>;
}

const emptyGroup = () => ({ browsers: 0, threw: 0, missed: 0, times: [] as number[] });

/** What an outcome counts as against a build, where it does. */
export const speaksAgainst: Readonly<Partial<Record<JudgedLoad['outcome'], 'threw' | 'missed'>>> =
  SPEAKS_AGAINST;

/**
 * Counts browsers by their build. A browser belongs to the group of its first report, and an
 * address to the browser that reported first from there. So nobody counts twice, whatever they
 * report. Failures of the connection do not count. Source: decision 56.
 *
 * The first load of a screen fetches files that the browser does not have yet, which are more in a
 * canary. So we count the time of the first screen that a browser loads a second time.
 *
 * @param builds names of the two builds
 */
export function createGroups(builds: Readonly<Record<keyof Groups, string>>) {
  const groups = { canary: emptyGroup(), stable: emptyGroup() };
  const browsers = new Map<string, Browser>();
  const senders = new Set<string>();

  function groupOf({ channel, build }: JudgedLoad): keyof Groups | undefined {
    if (channel !== 'canary' && channel !== 'stable') return undefined;
    return build === builds[channel] ? channel : undefined;
  }

  function browserOf(reporter: string, address: string, group: keyof Groups) {
    const known = browsers.get(reporter);
    if (known) return known.group === group ? known : undefined;
    const sender = senderOf(address);
    if (senders.has(sender)) return undefined;
    senders.add(sender);
    const browser: Browser = {
      group,
      threw: false,
      missed: false,
      isTimed: false,
      seen: new Set(),
    };
    browsers.set(reporter, browser);
    groups[group].browsers += 1;
    return browser;
  }

  return {
    groups: groups as Groups,
    /** @returns what it has changed */
    take(report: JudgedLoad): Change | undefined {
      const { reporter, address, outcome, screen, ms } = report;
      const group = groupOf(report);
      const against = speaksAgainst[outcome];
      if (!group || reporter === undefined || (outcome !== 'ok' && !against)) return undefined;
      const browser = browserOf(reporter, address, group);
      if (!browser) return undefined;
      if (against) {
        if (browser[against]) return undefined;
        browser[against] = true;
        groups[group][against] += 1;
        return against;
      }
      if (browser.isTimed) return undefined;
      if (!browser.seen.has(screen)) {
        browser.seen.add(screen);
        return undefined;
      }
      browser.isTimed = true;
      groups[group].times.push(ms);
      return 'times';
    },
  };
}
