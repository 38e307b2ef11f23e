import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CONTRACT_VERSION, type Registry } from 'shared-contracts';
import { aCatalogue, aRegisteredRemote } from 'common-testing';
import { addresses, type RemoteName } from '../../addresses';
import { KIT_FILE } from '../../build/kit-build';
import { BUILT_PACKAGES, type BuiltPackage } from '../../build/packages';
import { LIBRARIES_FILE } from '../../build/shared-libraries';
import type { ShellManifest } from '../../build/shell-manifest';
import { PRERENDER_FOLDER } from '../../build/prerender-config';
import { aShellManifest } from '../../build/testing/a-shell-manifest';
import { inRoot, runFolder } from '../../paths';
import { localDeployment } from '../../compose';
import { releasedFolder } from '../releases';
import { localRegistryKeys } from '../../signing/registry-keys';
import { archive } from '../archive';
import { canaried, published } from '../changes';
import { release, type ReleaseOptions } from '../release';
import { localStore } from '../../store/local/local-store';
import { present } from './present';
import type { LastWork } from './publish-and-die';

type Options = Partial<ReleaseOptions> & Pick<ReleaseOptions, 'choose'>;

export const FIRST = 'aaaaaaaa';
export const SECOND = 'bbbbbbbb';

/** A small product for each test of a file: builds, sites and releases. */
export function useShippingWorld() {
  // No product can have these offsets, because their ports do not exist.
  let offset = 400_000 + process.pid * 100;
  let folder = '';
  let sites = '';
  const where = () => ({ offset });

  beforeEach(() => {
    offset += 1;
    folder = mkdtempSync(join(tmpdir(), 'release-'));
    sites = join(folder, 'hosting');
    write('hosting/shell/catalogue.1.json', aCatalogue());
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
    rmSync(runFolder(offset), { recursive: true, force: true });
  });

  function write(file: string, content: string | object): void {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  }

  /** Writes a build into a new folder: Node caches what it has loaded from a path. */
  function buildOf(name: BuiltPackage, build: string, change: object = {}): string {
    const dist = `builds/${name}-${build}`;
    if (name === 'shell') {
      write(`${dist}/shell.json`, aShellManifest({ build, ...change }));
      write(`${dist}/shell.css`, 'body{margin:0}');
    } else {
      const route = { path: `/${name}`, screen: 'home', exact: true, title: '' };
      const { manifest } = aRegisteredRemote({
        name,
        manifest: {
          build,
          contract: `^${CONTRACT_VERSION}`,
          entry: { file: `entry.${build}.js` },
          routes: [{ ...route, needsSession: false }],
          ...change,
        },
      });
      write(`${dist}/remote.json`, manifest);
      write(`${dist}/entry.${build}.js`, `/* ${name} ${build} */`);
      write(
        `${dist}/${PRERENDER_FOLDER}/home.cjs`,
        `exports.default = { Root: () => 'Grüezi from ${name} ${build}', identifierPrefix: 'x-' };`,
      );
      write(`${dist}/${LIBRARIES_FILE}`, { react: '^19.2.0' });
      write(`${dist}/${PRERENDER_FOLDER}/${KIT_FILE}`, 'k');
    }
    return join(folder, dist);
  }

  const archived = (name: BuiltPackage, build: string, change: object = {}) =>
    archive(where(), name, buildOf(name, build, change));

  /** The common options of all releases. */
  const means = (keys = localRegistryKeys(where())) => ({
    store: localStore(where()),
    keys,
    sites,
    by: 'Heidi',
    deployment: { ...localDeployment(addresses(0)), registryKeys: keys.fingerprints },
  });

  const ship = (options: Options) =>
    release({ ...means(), reason: 'Because', action: 'publish', ...options });

  const start = (ofShell: Partial<ShellManifest> = {}) =>
    ship({
      action: 'start',
      choose: () => ({
        builds: Object.fromEntries(
          BUILT_PACKAGES.map((name) => {
            const isNew = name === 'shell' && Object.keys(ofShell).length > 0;
            return [name, archived(name, isNew ? 'eeeeeeee' : FIRST, isNew ? ofShell : {})];
          }),
        ),
        switchedOff: [],
        canaries: {},
        catalogueFile: 'catalogue.1.json',
      }),
    });
  const publish = (name: RemoteName, build: string, rest: object = {}) =>
    ship({
      remote: name,
      choose: (now) => {
        archived(name, build);
        return published(present(now), name, build);
      },
      ...rest,
    });

  /** All files that the sites serve, by path. */
  function live(): Readonly<Record<string, string>> {
    const found = BUILT_PACKAGES.flatMap((site) =>
      [join(sites, site), releasedFolder(where(), site)].flatMap((from) =>
        from === undefined || !existsSync(from)
          ? []
          : readdirSync(from, { recursive: true, withFileTypes: true })
              .filter((entry) => entry.isFile())
              .map(({ parentPath, name }) => join(parentPath, name))
              .map((file) => [`${site}/${file.slice(from.length)}`, readFileSync(file, 'utf8')]),
      ),
    );
    return Object.fromEntries(found) as Record<string, string>;
  }
  const page = (name: string) => live()[`shell//${name}.html`] ?? '';
  const registry = () => JSON.parse(live()['shell//registry.json'] ?? '{}') as Registry;
  const liveBuild = (name: string) =>
    registry().remotes.find((remote) => remote.name === name)?.manifest.build;
  const verified = () => localStore(where()).verify();

  const canary = (name: RemoteName, build: string, percent: number, rest: object = {}) =>
    ship({
      action: 'canary',
      remote: name,
      choose: (now) => {
        archived(name, build);
        return canaried(present(now), name, build, percent);
      },
      ...rest,
    });

  /** Publishes a stored build in a child process, which is killed after a step. */
  function killAfter(step: string, remote: RemoteName, build: string): NodeJS.Signals | null {
    const work: LastWork = { where: where(), sites, remote, build, step };
    const file = inRoot('delivery/src/release/testing/publish-and-die.ts');
    const args = ['--import', 'tsx', file, JSON.stringify(work)];
    const { signal, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    if (signal === null) throw new Error(`it was not killed: ${stderr}`);
    return signal;
  }

  return {
    killAfter,
    where,
    sites: () => sites,
    archived,
    buildOf,
    means,
    ship,
    start,
    publish,
    canary,
    live,
    page,
    registry,
    liveBuild,
    verified,
  };
}
