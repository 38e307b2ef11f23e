import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { REMOTE_NAMES } from 'delivery/addresses';
import { compressBelow } from 'delivery/build/compress';
import { readRemoteDefinition } from 'delivery/build/remote-definition';
import { runWebpack } from 'delivery/build/run-webpack';
import { sourceHash } from 'delivery/build/source-hash';
import { inRoot } from 'delivery/paths';
import { monolithConfig } from './monolith-config';
import { compiledChunks, monolithManifest } from './monolith-manifest';
import { screenChunks, type ScreenChunk } from './screens';
import { MONOLITH_VARIANTS, monolithFolder, type MonolithVariant } from './variants';

/** Folders whose sources can change a monolith. */
const SOURCES = [
  'shell',
  ...REMOTE_NAMES,
  'shared-contracts/src',
  'common/src',
  'kit',
  'delivery/src/build',
  'bench/src/monolith',
];

async function buildVariant(
  variant: MonolithVariant,
  screens: readonly ScreenChunk[],
  build: string,
): Promise<void> {
  const compilation = await runWebpack(monolithConfig(variant, screens, build));
  const manifest = monolithManifest(variant, build, screens, compiledChunks(compilation));
  writeFileSync(monolithFolder(variant, 'monolith.json'), JSON.stringify(manifest, null, 2));
  compressBelow(monolithFolder(variant));
}

/**
 * Builds shell and remotes as one bundle without federation, in both variants, into
 * `bench/dist/<variant>`. Skips a variant that has not changed since its last build.
 * Source: CMD-bench.
 *
 * @throws {Error} with webpack's messages when it does not compile
 */
export async function buildMonolith(log: (line: string) => void = () => undefined): Promise<void> {
  const build = sourceHash(
    SOURCES.map((folder) => inRoot(folder)),
    [inRoot('package-lock.json')],
  );
  const screens = screenChunks(await Promise.all(REMOTE_NAMES.map(readRemoteDefinition)));
  for (const variant of MONOLITH_VARIANTS) {
    const stamp = monolithFolder(variant, '.build');
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === build) continue;
    const startedAt = Date.now();
    // Remove the stamp first, so that an interrupted build is repeated.
    rmSync(stamp, { force: true });
    await buildVariant(variant, screens, build);
    writeFileSync(stamp, build);
    log(`Built monolith ${variant} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  }
}
