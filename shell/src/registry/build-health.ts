import {
  HOUR_MS,
  SPEAKS_AGAINST,
  type RegisteredRemote,
  type RemoteFailure,
} from 'shared-contracts';
import type { DeviceStorage } from '../storage/device-storage';

const KEY = 'builds';
/** Number of failures after which this browser gives up a build. */
const ENOUGH = 2;
/** Time that a missing file counts against its build, in milliseconds. */
const MISSED_MS = HOUR_MS;
/** Builds of one remote that this browser stores; no registry names older ones. */
const REMEMBERED = 5;

/** Record of one remote in this browser, newest build last. */
interface History {
  /** Failures of each build in this browser. */
  readonly failures: readonly {
    readonly build: string;
    /** Times that the build arrived, but threw, crashed or hung. */
    readonly threw: number;
    /** Times that a file did not arrive, or arrived damaged, since the build last worked. */
    readonly missed: number;
    /** Time of the last missed file, in milliseconds since 1970. */
    readonly missedAt?: number;
  }[];
  /** Entries of the last two working builds. */
  readonly good: readonly RegisteredRemote[];
}

/** Checks the fields of the first decision, because a page starts without schemas. */
const isRemote = ({ manifestUrl, manifest }: RegisteredRemote): boolean =>
  URL.canParse(manifestUrl) &&
  typeof manifest.build === 'string' &&
  typeof manifest.contract === 'string' &&
  typeof manifest.entry.file === 'string' &&
  [manifest.routes, manifest.slots].every(Array.isArray);

/** Drops malformed entries. */
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

/** Stores which builds of remotes work in this browser. Source: decision 53. */
export interface BuildHealth {
  /** Builds that this browser no longer tries, by remote. */
  bad(): Record<string, readonly string[]>;
  /** Entry of the last working build that is not bad, by remote; unchecked. */
  good(): Record<string, unknown>;
  /** @returns whether this failure turned the build into a bad one */
  failed(remote: RegisteredRemote, failure: RemoteFailure): boolean;
  worked(remote: RegisteredRemote): void;
}

/**
 * Stores failures on the device, so they also count offline and after a web view was killed. A
 * browser without storage keeps them within the page. Damaged storage counts as empty.
 */
export function createBuildHealth(storage: DeviceStorage): BuildHealth {
  let inPage = '{}';
  /** False if the storage is full or forbidden, so its content is old. */
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
      // A missing chunk of the shell does not count against a remote.
      const isShellChunk = 'url' in failure && failure.url === location.origin;
      if (!against || isShellChunk) return false;
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
