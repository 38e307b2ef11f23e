import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'valibot';
import { RemoteManifestSchema, type RegisteredRemote, type Registry } from 'shared-contracts';
import { REMOTE_NAMES, type RemoteName } from '../addresses';
import type { Deployment } from './deployment';

/**
 * The registry of what is published: each remote's own `remote.json` with the address it is served
 * from.
 *
 * @param buildOf folder of the build of a remote
 * @param switchedOff names of remotes
 * @throws {Error} naming the remote whose manifest is missing or malformed
 */
export function readRegistry(
  buildOf: (name: RemoteName) => string,
  switchedOff: readonly string[],
  { origins }: Pick<Deployment, 'origins'>,
  publishedAt: Date,
): Registry {
  const remotes = REMOTE_NAMES.map((name): RegisteredRemote => {
    const file = join(buildOf(name), 'remote.json');
    try {
      const manifest = parse(RemoteManifestSchema, JSON.parse(readFileSync(file, 'utf8')));
      const isSwitchedOff = switchedOff.includes(name);
      const manifestUrl = `${origins[name]}/remote.json`;
      return { name, manifestUrl, manifest, ...(isSwitchedOff && { isSwitchedOff }) };
    } catch (error) {
      throw new Error(`${name}/remote.json cannot be published: ${(error as Error).message}`);
    }
  });
  return { schemaVersion: 1, publishedAt: publishedAt.toISOString(), remotes };
}
