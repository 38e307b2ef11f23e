import {
  HOUR_MS,
  SPEAKS_AGAINST,
  type RegisteredRemote,
  type RemoteFailure,
} from 'shared-contracts';
import type { DeviceStorage } from '../storage/device-storage';

const KEY = 'builds';
/** After how many failures this browser gives up a build. */
const ENOUGH = 2;
/** How long a file that did not arrive counts against its build, in milliseconds. */
const MISSED_MS = HOUR_MS;
/** How many builds of one remote this browser remembers. No registry names older ones. */
const REMEMBERED = 5;

/** The record of one remote in this browser; the newest build is the last. */
interface History {
  /** How often each build failed here. */
  readonly failures: readonly {
    readonly build: string;
    /** The build arrived, and threw, crashed or hung. */
    readonly threw: number;
    /** A file of it did not arrive, or arrived damaged. Counted since the build last worked. */
    readonly missed: number;
    /** When that last happened, in milliseconds since 1970. */
    readonly missedAt?: number;
  }[];
  /** Entries of the last two builds that worked. */
  readonly good: readonly RegisteredRemote[];
}

/** No schema checks what a page begins with, so this names what the first decision reads. */
const isRemote = ({ manifestUrl, manifest }: RegisteredRemote): boolean =>
  URL.canParse(manifestUrl) &&
  typeof manifest.build === 'string' &&
  typeof manifest.contract === 'string' &&
  typeof manifest.entry.file === 'string' &&
  [manifest.routes, manifest.slots].every(Array.isArray);

/** Drops entries that no version of ours has written. */
const readable = ({ failures, good }: History): History => ({
  failures: failures.filter((one) => typeof one?.build === 'string'),
  good: good.filter((one) => {
    try {
      return isRemote(one);
    } catch {
      return false;
    }
  }),
});

const NONE: History = { failures: [], good: [] };

/** The builds of remotes, as this browser has seen them. Source: decision 53. */
export interface BuildHealth {
  /** Builds that are not tried here again, by remote. */
  bad(): Record<string, readonly string[]>;
  /** Entry of the last build that worked and is not bad, by remote; unchecked. */
  good(): Record<string, unknown>;
  /** @returns whether this failure has made the build a bad one */
  failed(remote: RegisteredRemote, failure: RemoteFailure): boolean;
  worked(remote: RegisteredRemote): void;
}

/**
 * Remembers failures on the device, so they also count offline and after a web view was killed. A
 * browser that stores nothing remembers them within the page. Damaged stored text counts as none.
 */
export function createBuildHealth(storage: DeviceStorage): BuildHealth {
  let inPage = '{}';
  /** False: the storage is full or forbidden, so what it holds is old. */
  let isStored = true;

  function read(): Record<string, History> {
    try {
      const stored = JSON.parse((isStored && storage.getItem(KEY)) || inPage) as Record<
        string,
        History
      >;
      return Object.fromEntries(
        Object.entries(stored)
          .filter(([, one]) => Array.isArray(one?.failures) && Array.isArray(one.good))
          .map(([name, one]) => [name, readable(one)]),
      );
    } catch {
      return {};
    }
  }

  function change(remote: string, changed: (history: History) => History): void {
    const all = read();
    inPage = JSON.stringify({ ...all, [remote]: changed(all[remote] ?? NONE) });
    storage.setItem(KEY, inPage);
    isStored = storage.getItem(KEY) === inPage;
  }

  const badOf = ({ failures }: History) =>
    failures
      .filter(
        ({ threw, missed, missedAt = 0 }) =>
          threw >= ENOUGH || (missed >= ENOUGH && Date.now() - missedAt < MISSED_MS),
      )
      .map(({ build }) => build);
  const byRemote = <T>(of: (history: History) => T): Record<string, T> =>
    Object.fromEntries(Object.entries(read()).map(([name, history]) => [name, of(history)]));

  return {
    bad: () => byRemote(badOf),
    good: () =>
      byRemote((history) =>
        history.good.findLast(({ manifest }) => !badOf(history).includes(manifest.build)),
      ),
    failed({ name, manifest: { build } }, failure) {
      const against = SPEAKS_AGAINST[failure.kind];
      // A chunk of the shell that does not arrive says nothing about a remote.
      const isOurs = 'url' in failure && failure.url === location.origin;
      if (!against || isOurs) return false;
      const isBad = () => badOf(read()[name] ?? NONE).includes(build);
      const wasBad = isBad();
      change(name, ({ failures, good }) => {
        const knownCounts = failures.find((each) => each.build === build);
        const counts = knownCounts ?? { build, threw: 0, missed: 0 };
        const others = failures.filter((each) => each !== knownCounts);
        const counted = {
          ...counts,
          [against]: counts[against] + 1,
          ...(against === 'missed' && { missedAt: Date.now() }),
        };
        return { failures: [...others, counted].slice(-REMEMBERED), good };
      });
      return !wasBad && isBad();
    },
    worked(remote) {
      const { build } = remote.manifest;
      const { name, manifestUrl, manifest } = remote;
      change(name, ({ failures, good }) => ({
        failures: failures.map((each) => (each.build === build ? { ...each, missed: 0 } : each)),
        good: [
          ...good.filter((each) => each.manifest.build !== build),
          { name, manifestUrl, manifest },
        ].slice(-2),
      }));
    },
  };
}
