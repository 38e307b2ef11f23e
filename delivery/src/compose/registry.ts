import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'valibot';
import { RemoteManifestSchema, type RegisteredRemote, type Registry } from 'shared-contracts';
import type { RemoteName } from '../addresses';
import type { Deployment } from './deployment';

/** Builds for a share of the browsers, by the name of their remote. */
export type Canaries = Readonly<
  Record<string, { readonly percent: number; readonly folder: string } | undefined>
>;

const readManifest = (folder: string) =>
  parse(RemoteManifestSchema, JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')));

/**
 * Makes the registry of some remotes from each `remote.json` and its address.
 *
 * @param names of the remotes
 * @param buildOf folder of the build of a remote
 * @param switchedOff names of remotes
 * @param canaries by the name of their remote
 * @throws {Error} naming the remote whose manifest is missing or malformed
 */
export function readRegistry(
  names: readonly RemoteName[],
  buildOf: (name: RemoteName) => string,
  switchedOff: readonly string[],
  canaries: Canaries,
  { origins }: Pick<Deployment, 'origins'>,
  publishedAt: Date,
): Registry {
  const remotes = names.map((name): RegisteredRemote => {
    try {
      const manifest = readManifest(buildOf(name));
      const canary = canaries[name];
      const isSwitchedOff = switchedOff.includes(name);
      const manifestUrl = `${origins[name]}/remote.json`;
      return {
        name,
        manifestUrl,
        manifest,
        ...(canary && {
          canary: { percent: canary.percent, manifest: readManifest(canary.folder) },
        }),
        ...(isSwitchedOff && { isSwitchedOff }),
      };
    } catch (error) {
      throw new Error(`${name}/remote.json cannot be published: ${(error as Error).message}`);
    }
  });
  return { schemaVersion: 1, publishedAt: publishedAt.toISOString(), remotes };
}
