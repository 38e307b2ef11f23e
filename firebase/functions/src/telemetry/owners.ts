import { RegisteredRemoteSchema, type RegisteredRemote, type RemoteOwner } from 'shared-contracts';
import type { LoadEvent } from 'shared-contracts/telemetry';
import * as v from 'valibot';
import type { ReadFile } from '../judgement/published-registry';

/** How old what is known of owners may be. */
const FRESH_MS = 300_000;

/** Whom a failed load concerns; undefined: nobody is named, or there is no registry. */
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
 * Looks owners up in the registry that learners have: an event names none, so that no page carries
 * them. The owner is that of the canary for its build, else that of the stable build. It reads the
 * registry at the first failure, and at most every five minutes, unless it could not be read.
 * Source: decision 55.
 *
 * @param now milliseconds since 1970
 */
export function createOwners(read: ReadFile, now: () => number): OwnerOf {
  let reading: { readonly at: number; readonly remotes: Promise<Remotes> } | undefined;
  // Without the registry a failure is logged all the same.
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
