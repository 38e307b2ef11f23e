import { getDotPath, safeParse, type GenericSchema } from 'valibot';
import {
  CONTRACT_VERSION,
  fieldOf,
  RegisteredRemoteSchema,
  RouteDeclarationSchema,
  RegistrySchema,
  satisfiesContract,
  SlotDeclarationSchema,
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

/** What can be read of a list in a manifest that cannot be used as a whole. */
function readable<T>(entry: unknown, key: string, schema: GenericSchema<unknown, T>): T[] {
  const list = fieldOf(fieldOf(entry, 'manifest'), key);
  if (!Array.isArray(list)) return [];
  return list.flatMap((item) => {
    const result = safeParse(schema, item);
    return result.success ? [result.output] : [];
  });
}

const readablePlaces = (entry: unknown) => ({
  routes: readable(entry, 'routes', RouteDeclarationSchema),
  slots: readable(entry, 'slots', SlotDeclarationSchema),
});

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
function chooseBuild(registered: RegisteredRemote, browser: ThisBrowser, sequence: number): Choice {
  const { canary, ...stable } = registered;
  const { name } = stable;
  const isOfCanary =
    // A tester asks for a bucket, too: their reports need the pseudonym that comes with it.
    canary !== undefined &&
    (browser.bucketOf(name) < canary.percent || browser.isTester) &&
    !browser.hasEnded(name, sequence);
  const remembered = safeParse(RegisteredRemoteSchema, browser.lastGood[name]);
  const manifest = isOfCanary ? canary.manifest : undefined;
  const awaited = isOfCanary && !manifest ? { isAwaited: true as const } : {};
  const candidates: Choice[] = [
    ...(manifest ? [{ remote: { ...stable, manifest }, channel: 'canary' as const }] : []),
    { remote: stable },
    ...(remembered.success && remembered.output.name === name
      ? [{ remote: remembered.output, channel: 'last-good' as const }]
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
  browser: ThisBrowser | undefined,
  sequence: number,
): ResolvedRemote {
  const isOverridden = browser === undefined;
  const result = safeParse(RegisteredRemoteSchema, entry);
  if (!result.success) {
    const [issue] = result.issues;
    const where = getDotPath(issue) ?? 'the whole entry';
    const failure = { kind: 'invalid-manifest', reason: `${where}: ${issue.message}` } as const;
    return { status: 'failed', name, failure, ...readablePlaces(entry), isOverridden };
  }
  const choice = chooseBuild(result.output, browser ?? PLAIN_BROWSER, sequence);
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
  if (result.output.isSwitchedOff) return failed({ kind: 'switched-off' });
  if (!isCompatible(remote)) {
    return failed({ kind: 'incompatible-contract', wants: contract, offered: CONTRACT_VERSION });
  }
  return { status: 'loadable', name, ...choice, routes, slots, isOverridden };
}

/**
 * Decides what can be loaded, and in which build; pure. One malformed or incompatible entry is
 * a failure of that remote and of nothing else. Source: decision 45, decision 51.
 *
 * @param document the registry as it was read, unchecked
 * @param overrides only remotes that the registry knows are repointed
 * @param browser decides between the builds that the registry names
 * @returns `undefined` when the document is no registry at all
 */
export function resolveRemotes(
  document: unknown,
  overrides: readonly Override[] = [],
  browser: ThisBrowser = PLAIN_BROWSER,
): readonly ResolvedRemote[] | undefined {
  const registry = safeParse(RegistrySchema, document);
  if (!registry.success) return undefined;
  // Registry 1 has no number.
  const sequence = Number(fieldOf(document, 'sequence') ?? 0);
  return registry.output.remotes.flatMap((entry) => {
    const name = fieldOf(entry, 'name');
    // An entry without a name has no place to show a failure in.
    if (typeof name !== 'string') return [];
    const override = overrides.find((candidate) => candidate.name === name);
    if (!override) return [resolve(name, entry, browser, sequence)];
    if ('document' in override) return [resolve(name, override.document, undefined, sequence)];
    const failed = {
      status: 'failed',
      name,
      failure: override.failure,
      ...readablePlaces(entry),
      isOverridden: true,
    } as const;
    return [failed];
  });
}
