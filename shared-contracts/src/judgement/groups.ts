import { SPEAKS_AGAINST } from '../remotes/index';
import { networksOf, type StoredLoad } from '../telemetry/index';

/** Browsers that count of one sender, of a network around it, and of the widest. */
const MOST = { sender: 1, between: 2, widest: 4 } as const;

/** What counts of a report. */
export interface JudgedLoad extends Pick<
  StoredLoad,
  'remote' | 'build' | 'channel' | 'screen' | 'outcome' | 'ms' | 'reporter' | 'receivedAt'
> {
  /** The sender and the networks around it, the widest last, or their pseudonyms. */
  readonly networks: readonly [sender: string, ...wider: string[]];
}

/** What counts of a report that is stored with its address. */
export const judgedLoad = (load: StoredLoad): JudgedLoad => ({
  ...load,
  networks: networksOf(load.address),
});

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
 * Counts browsers by their build. A browser belongs to the group of its first report, and a
 * sender to the browser that reported first from there. Of a wider network a few count. So nobody
 * counts twice, whatever they report. Failures of the connection do not count. Source: decision 56.
 *
 * The first load of a screen fetches files that the browser does not have yet, which are more in a
 * canary. So we count the time of the first screen that a browser loads a second time.
 *
 * @param builds names of the two builds
 */
export function createGroups(builds: Readonly<Record<keyof Groups, string>>) {
  const groups = { canary: emptyGroup(), stable: emptyGroup() };
  const browsers = new Map<string, Browser>();
  const counts = new Map<string, number>();

  function groupOf({ channel, build }: JudgedLoad): keyof Groups | undefined {
    if (channel !== 'canary' && channel !== 'stable') return undefined;
    return build === builds[channel] ? channel : undefined;
  }

  /** Whether one browser more of these networks counts; if so, it is counted. */
  function admit(networks: JudgedLoad['networks']): boolean {
    const mostOf = (at: number) =>
      at === 0 ? MOST.sender : at === networks.length - 1 ? MOST.widest : MOST.between;
    const isRoom = networks.every((network, at) => (counts.get(network) ?? 0) < mostOf(at));
    if (isRoom) networks.forEach((network) => counts.set(network, (counts.get(network) ?? 0) + 1));
    return isRoom;
  }

  function browserOf(reporter: string, networks: JudgedLoad['networks'], group: keyof Groups) {
    const known = browsers.get(reporter);
    if (known) return known.group === group ? known : undefined;
    if (!admit(networks)) return undefined;
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
      const { reporter, networks, outcome, screen, ms } = report;
      const group = groupOf(report);
      const against = speaksAgainst[outcome];
      if (!group || reporter === undefined || (outcome !== 'ok' && !against)) return undefined;
      const browser = browserOf(reporter, networks, group);
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
