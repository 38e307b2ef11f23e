import { safeParse, type GenericSchema } from 'valibot';
import {
  CONTRACT_VERSION,
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

/** What the registry says of one remote, once it has been checked. */
export type ResolvedRemote =
  | {
      readonly status: 'loadable';
      readonly name: string;
      readonly remote: RegisteredRemote;
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

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;

/** What can be read of a list in a manifest that cannot be used as a whole. */
function readable<T>(entry: unknown, key: string, schema: GenericSchema<unknown, T>): T[] {
  const list = field(field(entry, 'manifest'), key);
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

function resolve(name: string, entry: unknown, isOverridden: boolean): ResolvedRemote {
  const result = safeParse(RegisteredRemoteSchema, entry);
  if (!result.success) {
    const [issue] = result.issues;
    const where = issue.path?.map(({ key }) => String(key)).join('.') ?? 'the whole entry';
    const failure = { kind: 'invalid-manifest', reason: `${where}: ${issue.message}` } as const;
    return { status: 'failed', name, failure, ...readablePlaces(entry), isOverridden };
  }
  const remote = result.output;
  const { contract, routes, slots } = remote.manifest;
  const failed = (failure: RemoteFailure): ResolvedRemote => ({
    status: 'failed',
    name,
    failure,
    routes,
    slots,
    isOverridden,
  });
  if (remote.isSwitchedOff) return failed({ kind: 'switched-off' });
  if (!satisfiesContract(CONTRACT_VERSION, contract)) {
    return failed({ kind: 'incompatible-contract', wants: contract, offered: CONTRACT_VERSION });
  }
  return { status: 'loadable', name, remote, routes, slots, isOverridden };
}

/**
 * Decides from the registry alone what can be loaded; pure. One malformed or incompatible entry is
 * a failure of that remote and of nothing else. Source: decision 45.
 *
 * @param document the registry as it was read, unchecked
 * @param overrides only remotes that the registry knows are repointed
 * @returns `undefined` when the document is no registry at all
 */
export function resolveRemotes(
  document: unknown,
  overrides: readonly Override[] = [],
): readonly ResolvedRemote[] | undefined {
  const registry = safeParse(RegistrySchema, document);
  if (!registry.success) return undefined;
  return registry.output.remotes.flatMap((entry) => {
    const name = field(entry, 'name');
    // An entry without a name has no place to show a failure in.
    if (typeof name !== 'string') return [];
    const override = overrides.find((candidate) => candidate.name === name);
    if (!override) return [resolve(name, entry, false)];
    if ('document' in override) return [resolve(name, override.document, true)];
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
