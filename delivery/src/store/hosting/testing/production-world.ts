import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeContent } from 'publisher/testing';
import type { SignedRegistry } from 'shared-contracts/signed-registry';
import { REMOTE_NAMES } from '../../../addresses';
import type { BuiltPackage } from '../../../build/packages';
import { aShellManifest } from '../../../build/testing/a-shell-manifest';
import { productionDeployment } from '../../../compose';
import { fingerprintOf } from '../../../signing/registry-keys';
import { composeForProduction } from '../compose';

type Options = Partial<Parameters<typeof composeForProduction>[0]>;

const SHELL = '0a1b2c3d';
const shellManifest = aShellManifest({
  script: `/assets/shell.${SHELL}.js`,
  style: `/assets/shell.${SHELL}.css`,
  federation: `/assets/federation.${SHELL}.js`,
  session: [`/assets/auth.${SHELL}.js`],
  kit: SHELL,
});
const remoteManifest = (name: string) => ({
  schemaVersion: 1,
  name,
  version: '1.0.0',
  build: '0a1b2c3d',
  contract: '^1.0.0',
  container: 'x',
  entry: { file: 'remoteEntry.0a1b2c3d.js' },
  routes: [],
  screens: {},
  slots: [],
});

/** A new key: its file in `folder`, and a deployment whose pages know it. */
export function aKey(folder: string) {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const fingerprint = fingerprintOf(privateKey);
  const keyFile = join(folder, `${fingerprint}.pem`);
  writeFileSync(keyFile, privateKey.export({ format: 'pem', type: 'pkcs8' }));
  return { keyFile, deployment: { ...productionDeployment(), registryKeys: [fingerprint] } };
}

/**
 * A folder with small builds of all packages, in which the product is composed for production.
 * Nothing was deployed before. Unless a test says otherwise, its content is small.
 */
export function createProduction() {
  const folder = mkdtempSync(join(tmpdir(), 'compose-'));
  const outDir = join(folder, 'hosting');
  const buildOf = (name: BuiltPackage) => join(folder, 'builds', name);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  const lines: string[] = [];
  const contentDir = writeContent(join(folder, 'content'));
  const world = {
    folder,
    outDir,
    contentDir,
    buildOf,
    releaseFile: join(folder, 'firebase.release.json'),
    /** What composing has said. */
    lines,
    /** Writes a file of a build. */
    writeBuild: (name: BuiltPackage, file: string, text: string) =>
      write(join(buildOf(name), file), text),
    /** Writes a file of a site, as an earlier composition has left it. */
    writeSite: (name: BuiltPackage, file: string, text = file) =>
      write(join(outDir, name, file), text),
    has: (...path: string[]) => existsSync(join(outDir, ...path)),
    read: (...path: string[]) => readFileSync(join(outDir, ...path), 'utf8'),
    registry: () => JSON.parse(world.read('shell', 'registry.json')) as SignedRegistry,
    compose: (options: Options = {}) =>
      composeForProduction({
        outDir,
        releaseFile: world.releaseFile,
        buildOf,
        contentDir,
        keyFile: undefined,
        deployed: async () => ({ sequence: 0 }),
        hold: async (claim) => claim,
        readDates: async () => null,
        ...options,
        say: (line) => lines.push(line),
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
  world.writeBuild('shell', 'shell.json', JSON.stringify(shellManifest));
  world.writeBuild('shell', `assets/shell.${SHELL}.css`, 'body{margin:0}');
  for (const name of REMOTE_NAMES) {
    world.writeBuild(name, 'remote.json', JSON.stringify(remoteManifest(name)));
  }
  return world;
}
export type Production = ReturnType<typeof createProduction>;

/** Such a folder of its own for each test of a file. */
export function useProduction(): () => Production {
  let world: Production | undefined;
  beforeEach(() => {
    world = createProduction();
  });
  afterEach(() => world?.remove());
  return () => {
    if (!world) throw new Error('Only a test has it.');
    return world;
  };
}
