import {
  CONTRACT_VERSION,
  fieldOf,
  satisfiesContract,
  type RegisteredRemote,
  type RemoteFailure,
  type RouteDeclaration,
  type SlotDeclaration,
} from 'shared-contracts';

/** The facts about one browser that decide which builds it gets. */
export interface ThisBrowser {
  /** From 0 to 100; a browser gets the canary of a remote while this is below its percent. */
  readonly bucketOf: (remote: string) => number;
  /** Whether its learner has joined the testers: it gets every canary. */
  readonly isTester: boolean;
  /**
   * Whether this browser knows that the canary of a remote has ended, which a registry of this
   * number still names.
   */
  readonly hasEnded: (remote: string, sequence: number) => boolean;
  /** Builds that are not tried here again, by the name of their remote. */
  readonly badBuilds: Readonly<Record<string, readonly string[] | undefined>>;
  /** The entry of the last build that worked here, unchecked, by the name of its remote. */
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

/** What the registry says of one remote, once it has been checked. */
export type ResolvedRemote =
  | {
      readonly status: 'loadable';
      readonly name: string;
      /** With the manifest of the build that this browser gets. */
      readonly remote: RegisteredRemote;
      /**
       * Absent: the stable build. `last-good`: one that this browser remembers, because what the
       * registry names is bad here.
       */
      readonly channel?: 'canary' | 'last-good';
      /** The build that this browser would get if it were not bad here. */
      readonly avoided?: string;
      /**
       * Whether this browser gets a canary that only `/registry.json` names; until then `remote` is
       * the stable build.
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
      /** As far as they could be read, so that the failure shows in the remote's own place. */
      readonly routes: readonly RouteDeclaration[];
      readonly slots: readonly SlotDeclaration[];
      readonly isOverridden: boolean;
    };

/** A remote that is repointed for one browser session, already fetched: `?remote.NAME=URL`. */
export type Override =
  | { readonly name: string; readonly document: unknown }
  | { readonly name: string; readonly failure: RemoteFailure };

/** How the entries of a registry are read. */
export interface EntryReader {
  /** @returns why it cannot be used, where it cannot */
  readonly read: (entry: unknown) => RegisteredRemote | { readonly reason: string };
  /** The places of an entry, as far as they can be read. */
  readonly places: (entry: unknown) => Pick<RegisteredRemote['manifest'], 'routes' | 'slots'>;
}

/** The registry in the page is as trusted as the page, so nothing checks it (decision 49). */
const OF_PAGE: EntryReader = {
  read: (entry) => entry as RegisteredRemote,
  places: (entry) => {
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
 * Chooses the build of a remote for this browser. In the share it gets the canary, else the stable
 * build. If that build is bad here, it gets the next good one of canary, stable and last good. If
 * all are bad, it gets the first, whose failure shows a Retry. Source: decision 51, decision 57.
 */
function chooseBuild(
  registered: RegisteredRemote,
  { read }: EntryReader,
  browser: ThisBrowser,
  sequence: number,
): Choice {
  const { canary, ...stable } = registered;
  const { name } = stable;
  const isOfCanary =
    // A tester asks for a bucket, too: their reports need the pseudonym that comes with it.
    canary !== undefined &&
    (browser.bucketOf(name) < canary.percent || browser.isTester) &&
    !browser.hasEnded(name, sequence);
  const lastGood = browser.lastGood[name];
  const remembered = lastGood === undefined ? undefined : read(lastGood);
  const manifest = isOfCanary ? canary.manifest : undefined;
  const awaited = isOfCanary && !manifest ? { isAwaited: true as const } : {};
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

/** @param browser undefined: the entry is an override of its session */
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
    return { status: 'failed', name, failure, ...reader.places(entry), isOverridden };
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
  // Whatever this browser remembers: a build of before is switched off, too.
  if (registered.isSwitchedOff) return failed({ kind: 'switched-off' });
  if (!isCompatible(remote)) {
    return failed({ kind: 'incompatible-contract', wants: contract, offered: CONTRACT_VERSION });
  }
  return { status: 'loadable', name, ...choice, routes, slots, isOverridden };
}

/**
 * Decides what can be loaded, and in which build; pure. One incompatible entry is a failure of
 * that remote and of nothing else, and so is a malformed one of a registry that comes with its
 * reader. Source: decision 45, decision 51.
 *
 * @param document the registry of the page, or one that was fetched and comes with its reader
 * @param overrides only remotes that the registry knows are repointed
 * @param browser decides between the builds that the registry names
 * @returns `undefined` when the document is no registry at all
 */
export function decideRemotes(
  document: unknown,
  overrides: readonly Override[] = [],
  browser: ThisBrowser = PLAIN_BROWSER,
  reader: EntryReader = OF_PAGE,
): readonly ResolvedRemote[] | undefined {
  const entries = fieldOf(document, 'remotes');
  if (!Array.isArray(entries)) return undefined;
  // Registry 1 has no number.
  const sequence = Number(fieldOf(document, 'sequence') ?? 0);
  return entries.flatMap((entry: unknown): ResolvedRemote[] => {
    const name = fieldOf(entry, 'name');
    // An entry without a name has no place to show a failure in.
    if (typeof name !== 'string') return [];
    const override = overrides.find((candidate) => candidate.name === name);
    if (!override) return [resolve(name, entry, reader, browser, sequence)];
    if ('document' in override)
      return [resolve(name, override.document, reader, undefined, sequence)];
    const failed = {
      status: 'failed',
      name,
      failure: override.failure,
      ...reader.places(entry),
      isOverridden: true,
    } as const;
    return [failed];
  });
}
