import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inRoot } from '../paths';
import { buildDocuments } from './documents/build-documents';
import { packageDigest } from './package-digest';
import { BUILT_PACKAGES, isRemote, type BuiltPackage } from './packages';
import { KIT_FILE, kitBuild } from './kit-build';
import { PRERENDER_FOLDER, prerenderConfig } from './prerender-config';
import { readRemoteDefinition } from './remote-definition';
import { runWebpack } from './run-webpack';
import { writeRemoteManifest } from './remote-manifest';
import { writeShellManifest } from './shell-manifest';
import { compressBelow } from './compress';
import { webpackConfig } from './webpack-config';

export interface BuildOptions {
  /** Package names; default: all. */
  readonly only?: readonly string[];
  readonly log?: (line: string) => void;
}

/** The modules that Node renders: a remote's screens, or the shell's frame and pages. */
const prerenderEntries = async (name: BuiltPackage): Promise<Readonly<Record<string, string>>> =>
  isRemote(name)
    ? (await readRemoteDefinition(name)).screens
    : { shell: './src/prerender/index.tsx' };

async function build(name: BuiltPackage, log: (line: string) => void): Promise<void> {
  const hash = packageDigest(name);
  const stamp = inRoot(name, 'dist', '.build');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;

  const startedAt = Date.now();
  // Remove the stamp first, so that an interrupted build is repeated.
  rmSync(stamp, { force: true });
  await runWebpack(await webpackConfig(name, hash));
  if (isRemote(name)) await buildDocuments(name, hash);
  await runWebpack(prerenderConfig(name, await prerenderEntries(name)));
  writeFileSync(inRoot(name, 'dist', PRERENDER_FOLDER, KIT_FILE), kitBuild());
  await (isRemote(name) ? writeRemoteManifest(name, hash) : writeShellManifest(hash));
  compressBelow(inRoot(name, 'dist'));
  writeFileSync(stamp, hash);
  log(`Built ${name} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}

/**
 * Makes production builds of shell and remotes in `<package>/dist`. Skips a package that has not
 * changed since its last build.
 *
 * @throws {Error} naming an unknown package, or with webpack's messages
 */
export async function buildAll({ only, log = () => undefined }: BuildOptions = {}): Promise<void> {
  const unknown = only?.find((name) => !BUILT_PACKAGES.some((entry) => entry === name));
  if (unknown !== undefined) {
    throw new Error(
      `There is no package "${unknown}" to build. Known: ${BUILT_PACKAGES.join(', ')}`,
    );
  }
  // Build one after the other, because webpack already keeps two cores busy.
  for (const name of BUILT_PACKAGES) {
    if (!only || only.includes(name)) await build(name, log);
  }
}
