import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'valibot';
import { RemoteManifestSchema, type RemoteManifest } from 'shared-contracts';
import type { RemoteName } from '../addresses';
import { inRoot } from '../paths';
import { writeContract } from './contract/contract-report';
import { contractRange } from './contract/contract-uses';
import { remoteUses } from './contract/remote-uses';
import { integrityOf } from './integrity/file-integrity';
import { containerName } from './packages';
import { readRemoteDefinition } from './remote-definition';
import { LIBRARIES_FILE, requiredLibraries } from './shared-libraries';

const FEDERATION_MANIFEST = 'mf-manifest.json';
/** Files of the federation plugin. `remote.json` replaces them. */
const FEDERATION_FILES = [FEDERATION_MANIFEST, 'mf-stats.json'];

/** The part of the federation plugin's manifest that we read. */
interface FederationManifest {
  readonly exposes: readonly {
    readonly path: string;
    readonly assets: Record<'js' | 'css', { readonly sync: string[]; readonly async: string[] }>;
  }[];
}

/** The plugin names a chunk again for each expose that has it. */
const unique = (files: readonly string[]) => [...new Set(files)];

/** The file of a chunk that a route declares. @throws {Error} when the build has no such chunk */
function chunkFile(remote: RemoteName, dist: string, chunk: string): string {
  const file = readdirSync(join(dist, 'assets')).find(
    (each) => each.startsWith(`${chunk}.`) && each.endsWith('.js'),
  );
  if (file === undefined) {
    throw new Error(`${remote}/remote.ts: chunks: the build makes no chunk "${chunk}"`);
  }
  return `assets/${file}`;
}

/**
 * Writes `remote.json`: the definition in `remote.ts` and the files of this build. Checks it with
 * the schema by which the shell reads it.
 */
export async function writeRemoteManifest(name: RemoteName, build: string): Promise<void> {
  const dist = inRoot(name, 'dist');
  const definition = await readRemoteDefinition(name);
  const federation = JSON.parse(
    readFileSync(join(dist, FEDERATION_MANIFEST), 'utf8'),
  ) as FederationManifest;
  const { version } = JSON.parse(readFileSync(inRoot(name, 'package.json'), 'utf8')) as {
    version: string;
  };
  const entry = readdirSync(dist).find((file) => /^remoteEntry\..+\.js$/.test(file));
  if (entry === undefined) throw new Error(`${name}: the build made no remoteEntry`);
  const withIntegrity = (file: string) => ({ file, integrity: integrityOf(join(dist, file)) });

  const screens = Object.keys(definition.screens).map((screen) => {
    const assets = federation.exposes.find(({ path }) => path === `./${screen}`)?.assets;
    if (!assets) throw new Error(`${name}: the build does not expose the screen "${screen}"`);
    const { js, css } = assets;
    return [
      screen,
      {
        expose: `./${screen}`,
        scripts: unique(js.sync).map(withIntegrity),
        styles: unique([...css.sync, ...css.async]).map(withIntegrity),
      },
    ] as const;
  });

  const uses = remoteUses(definition);
  const manifest: RemoteManifest = {
    schemaVersion: 1,
    name,
    owner: definition.owner,
    version,
    build,
    contract: contractRange(uses),
    container: containerName(name, build),
    entry: withIntegrity(entry),
    routes: definition.routes.map(({ chunks, ...route }) => ({
      exact: true,
      needsSession: false,
      ...route,
      ...(chunks && {
        scripts: chunks.map((chunk) => withIntegrity(chunkFile(name, dist, chunk))),
      }),
    })),
    screens: Object.fromEntries(screens),
    slots: [...(definition.slots ?? [])],
  };
  const text = JSON.stringify(parse(RemoteManifestSchema, manifest), null, 2);
  writeFileSync(join(dist, 'remote.json'), text);
  writeFileSync(join(dist, LIBRARIES_FILE), JSON.stringify(requiredLibraries()));
  writeContract(
    dist,
    uses.map(({ member }) => member),
  );
  // The order of their lists differs from build to build, so they must not be shipped.
  for (const file of FEDERATION_FILES) rmSync(join(dist, file), { force: true });
}
