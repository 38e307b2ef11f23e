import { RegisteredRemoteSchema, type RemoteOwner } from 'shared-contracts';
import * as v from 'valibot';
import type { ReadFile } from '../judgement/published-registry';

/** How old what is known of owners may be. */
const FRESH_MS = 300_000;

/** Whom a failure of a remote concerns; undefined: nobody is named, or there is no registry. */
export type OwnerOf = (remote: string) => Promise<RemoteOwner | undefined>;

const RegistrySchema = v.object({ remotes: v.array(v.unknown()) });

async function readOwners(read: ReadFile): Promise<ReadonlyMap<string, RemoteOwner>> {
  const { remotes } = v.parse(RegistrySchema, JSON.parse(await read('/registry.json')));
  return new Map(
    remotes.flatMap((entry) => {
      const { success, output } = v.safeParse(RegisteredRemoteSchema, entry);
      if (!success) return [];
      const owner = output.canary?.manifest?.owner ?? output.manifest.owner;
      return owner ? [[output.name, owner] as const] : [];
    }),
  );
}

/**
 * Looks owners up in the registry that learners have: an event names none, so that no page carries
 * them. It reads the registry at the first failure, and at most every five minutes. Source:
 * decision 55.
 *
 * @param now milliseconds since 1970
 */
export function createOwners(read: ReadFile, now: () => number): OwnerOf {
  let reading: { readonly at: number; readonly owners: ReturnType<typeof readOwners> } | undefined;
  return async (remote) => {
    if (!reading || now() - reading.at > FRESH_MS)
      reading = { at: now(), owners: readOwners(read) };
    // Without the registry a failure is logged all the same.
    const owners = await reading.owners.catch(() => undefined);
    return owners?.get(remote);
  };
}
