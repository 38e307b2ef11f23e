import { RegisteredRemoteSchema, type RegisteredRemote, type RemoteOwner } from 'shared-contracts';
import type { LoadEvent } from 'shared-contracts/telemetry';
import * as v from 'valibot';
import type { ReadFile } from '../judgement/published-registry';

/** Life of the cached registry. */
const FRESH_MS = 300_000;

/** Finds the owner of a failed load; undefined: no named owner, or no registry. */
export type OwnerOf = (
  load: Pick<LoadEvent, 'remote' | 'build'>,
) => Promise<RemoteOwner | undefined>;

type Remotes = ReadonlyMap<string, RegisteredRemote>;

const RegistrySchema = v.object({ remotes: v.array(v.unknown()) });

async function readRemotes(read: ReadFile): Promise<Remotes> {
  const { remotes } = v.parse(RegistrySchema, JSON.parse(await read('/registry.json')));
  return new Map(
    remotes.flatMap((entry) => {
      const { success, output } = v.safeParse(RegisteredRemoteSchema, entry);
      return success ? [[output.name, output] as const] : [];
    }),
  );
}

/**
 * Looks owners up in the deployed registry, because a page does not know them. A load of the
 * canary's build has the canary's owner, any other the owner of the stable build. The registry is
 * read at the first failed load, and then at most every five minutes. Source: decision 55.
 *
 * @param now milliseconds since 1970
 */
export function createOwners(read: ReadFile, now: () => number): OwnerOf {
  let reading: { readonly at: number; readonly remotes: Promise<Remotes> } | undefined;
  // A failed load is logged even without the registry; the next one reads it again.
  const forget = (): Remotes => {
    reading = undefined;
    return new Map();
  };
  return async ({ remote, build }) => {
    if (!reading || now() - reading.at > FRESH_MS) {
      reading = { at: now(), remotes: readRemotes(read).catch(forget) };
    }
    const { manifest, canary } = (await reading.remotes).get(remote) ?? {};
    const owner = canary?.manifest?.build === build ? canary?.manifest?.owner : undefined;
    return owner ?? manifest?.owner;
  };
}
