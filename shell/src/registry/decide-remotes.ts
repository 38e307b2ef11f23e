import {
  CONTRACT_VERSION,
  fieldOf,
  satisfiesContract,
  type RegisteredRemote,
  type RemoteFailure,
  type RouteDeclaration,
  type SlotDeclaration,
} from 'shared-contracts';

/** Facts about one browser that decide which builds it gets. */
export interface ThisBrowser {
  /** Bucket from 0 to 100; below the canary's percent the browser gets the canary. */
  readonly bucketOf: (remote: string) => number;
  /** Whether the browser has joined the testers, who get every canary. */
  readonly isTester: boolean;
  /**
   * Whether this browser knows that a remote's canary has ended, although a registry of this
   * sequence still names it.
   */
  readonly hasEnded: (remote: string, sequence: number) => boolean;
  /** Builds that this browser no longer tries, by remote. */
  readonly badBuilds: Readonly<Record<string, readonly string[] | undefined>>;
  /** Entry of the last working build, unchecked, by remote. */
  readonly lastGood: Readonly<Record<string, unknown>>;
}

/** A browser without history; it gets stable builds. */
export const PLAIN_BROWSER: ThisBrowser = {
  bucketOf: () => 100,
  isTester: false,
  hasEnded: () => false,
  badBuilds: {},
  lastGood: {},
};

/** One remote of the registry after its check. */
export type ResolvedRemote =
  | {
      readonly status: 'loadable';
      readonly name: string;
      /** Entry with the manifest of this browser's build. */
      readonly remote: RegisteredRemote;
      /**
       * Absent: the stable build. `last-good`: a stored build, because the registry's builds are
       * bad in this browser.
       */
      readonly channel?: 'canary' | 'last-good';
      /** The build that this browser avoids, because it is bad here. */
      readonly avoided?: string;
      /**
       * Whether this browser gets a canary that only `/registry.json` names; until it is read,
       * `remote` is the stable build.
       */
      readonly isAwaited?: true;
      readonly routes: readonly RouteDeclaration[];
      readonly slots: readonly SlotDeclaration[];
      readonly isOverridden: boolean;
    }
  | {
      readonly status: 'failed';
      readonly name: string;
      readonly failure: RemoteFailure;
      /** The readable routes, so the failure is shown in the remote's own outlet. */
      readonly routes: readonly RouteDeclaration[];
      readonly slots: readonly SlotDeclaration[];
      readonly isOverridden: boolean;
    };

/** A remote that is repointed for one browser session, already fetched: `?remote.NAME=URL`. */
export type Override =
  | { readonly name: string; readonly document: unknown }
  | { readonly name: string; readonly failure: RemoteFailure };

/** Reads the entries of a registry. */
export interface EntryReader {
  /** @returns the entry, or why it cannot be used */
  readonly read: (entry: unknown) => RegisteredRemote | { readonly reason: string };
  /** Readable routes and slots of an entry. */
  readonly outletsOf: (entry: unknown) => Pick<RegisteredRemote['manifest'], 'routes' | 'slots'>;
}

/** Reads without a check: the registry in the page is as trusted as the page (decision 49). */
const TRUSTING_READER: EntryReader = {
  read: (entry) => entry as RegisteredRemote,
  outletsOf: (entry) => {
    const { routes, slots } = (entry as RegisteredRemote).manifest;
    return { routes, slots };
  },
};

type Choice = Pick<
  Extract<ResolvedRemote, { status: 'loadable' }>,
  'remote' | 'channel' | 'avoided' | 'isAwaited'
>;

const isCompatible = ({ manifest }: RegisteredRemote) =>
  satisfiesContract(CONTRACT_VERSION, manifest.contract);

/**
 * Chooses a remote's build for this browser: the canary within its share, otherwise the stable
 * build. If that is bad here, it takes the next good one of canary, stable and last good. If all
 * are bad, it takes the first, whose failure shows a Retry. Source: decision 51, decision 57.
 */
function chooseBuild(
  registered: RegisteredRemote,
  { read }: EntryReader,
  browser: ThisBrowser,
  sequence: number,
): Choice {
  const { canary, ...stable } = registered;
  const { name } = stable;
  const getsCanary =
    // Call `bucketOf` for testers too, because it makes the pseudonym of their reports.
    canary !== undefined &&
    (browser.bucketOf(name) < canary.percent || browser.isTester) &&
    !browser.hasEnded(name, sequence);
  const lastGood = browser.lastGood[name];
  const remembered = lastGood === undefined ? undefined : read(lastGood);
  const manifest = getsCanary ? canary.manifest : undefined;
  const awaited = getsCanary && !manifest ? { isAwaited: true as const } : {};
  const candidates: Choice[] = [
    ...(manifest ? [{ remote: { ...stable, manifest }, channel: 'canary' as const }] : []),
    { remote: stable },
    ...(remembered && !('reason' in remembered) && remembered.name === name
      ? [{ remote: remembered, channel: 'last-good' as const }]
      : []),
  ];
  // Ignore a canary that needs a newer shell.
  const [first, ...others] = candidates.filter(
    ({ remote, channel }) => channel === undefined || isCompatible(remote),
  );
  const isGood = ({ remote }: Choice) => !browser.badBuilds[name]?.includes(remote.manifest.build);
  const wanted = first ?? { remote: stable };
  if (isGood(wanted)) return { ...wanted, ...awaited };
  const good = others.find(isGood);
  return { ...(good ? { ...good, avoided: wanted.remote.manifest.build } : wanted), ...awaited };
}

/** @param browser undefined: the entry is an override of this session */
function resolve(
  name: string,
  entry: unknown,
  reader: EntryReader,
  browser: ThisBrowser | undefined,
  sequence: number,
): ResolvedRemote {
  const isOverridden = browser === undefined;
  const registered = reader.read(entry);
  if ('reason' in registered) {
    const failure = { kind: 'invalid-manifest', reason: registered.reason } as const;
    return { status: 'failed', name, failure, ...reader.outletsOf(entry), isOverridden };
  }
  const choice = chooseBuild(registered, reader, browser ?? PLAIN_BROWSER, sequence);
  const { remote } = choice;
  const { contract, routes, slots } = remote.manifest;
  const failed = (failure: RemoteFailure): ResolvedRemote => ({
    status: 'failed',
    name,
    failure,
    routes,
    slots,
    isOverridden,
  });
  // Also applies to builds that this browser has stored.
  if (registered.isSwitchedOff) return failed({ kind: 'switched-off' });
  if (!isCompatible(remote)) {
    return failed({ kind: 'incompatible-contract', wants: contract, offered: CONTRACT_VERSION });
  }
  return { status: 'loadable', name, ...choice, routes, slots, isOverridden };
}

/**
 * Decides which remotes can be loaded, and in which build. A pure function. An incompatible entry
 * fails only that remote, and so does a malformed one if `reader` checks entries.
 * Source: decision 45, decision 51.
 *
 * @param document the registry of the page, or a fetched one with its reader
 * @param overrides repoint only remotes that the registry knows
 * @param browser decides between the builds of the registry
 * @returns `undefined` if the document is no registry
 */
export function decideRemotes(
  document: unknown,
  overrides: readonly Override[] = [],
  browser: ThisBrowser = PLAIN_BROWSER,
  reader: EntryReader = TRUSTING_READER,
): readonly ResolvedRemote[] | undefined {
  const entries = fieldOf(document, 'remotes');
  if (!Array.isArray(entries)) return undefined;
  // Registry 1 has no number.
  const sequence = Number(fieldOf(document, 'sequence') ?? 0);
  return entries.flatMap((entry: unknown): ResolvedRemote[] => {
    const name = fieldOf(entry, 'name');
    // An entry without a name has no outlet for a failure.
    if (typeof name !== 'string') return [];
    const override = overrides.find((candidate) => candidate.name === name);
    if (!override) return [resolve(name, entry, reader, browser, sequence)];
    if ('document' in override)
      return [resolve(name, override.document, reader, undefined, sequence)];
    const failed = {
      status: 'failed',
      name,
      failure: override.failure,
      ...reader.outletsOf(entry),
      isOverridden: true,
    } as const;
    return [failed];
  });
}
