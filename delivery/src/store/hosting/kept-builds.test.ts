import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DAY_MS } from 'shared-contracts';
import { aRegisteredRemote } from 'common-testing';
import { BUILT_PACKAGES, type BuiltPackage } from '../../build/packages';
import { PlainError } from '../../plain-error';
import { readHeld, removeOldBuilds } from './kept-builds';

const START = Date.parse('2026-11-26T06:00:00.000Z');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const outDir = () => join(folder, 'hosting');
const buildOf = (name: BuiltPackage) => join(folder, 'builds', name);
const isThere = (file: string, name: BuiltPackage = 'mf-live') =>
  existsSync(join(outDir(), name, file));

function write(file: string, text = ''): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** What learners have, as far as it matters here. */
const deployedWith = (build: string, shell?: string) => ({
  ...(shell !== undefined && { shell }),
  remotes: [aRegisteredRemote({ name: 'mf-live', manifest: { build } })],
});

/**
 * Composes a build of mf-live so many days after the first one.
 *
 * @param files of the build beside its entry
 */
function compose(
  day: number,
  build: string,
  { files = [], deployed = {} }: { files?: string[]; deployed?: object } = {},
): void {
  const held = readHeld(outDir());
  for (const name of BUILT_PACKAGES) {
    rmSync(buildOf(name), { recursive: true, force: true });
    const manifest = name === 'shell' ? 'shell.json' : 'remote.json';
    const own = name === 'mf-live' ? build : '00000000';
    write(join(buildOf(name), manifest), JSON.stringify({ build: own }));
    const entry = name === 'shell' ? 'assets/shell.00000000.js' : `remoteEntry.${own}.js`;
    for (const file of name === 'mf-live' ? [entry, ...files] : [entry]) {
      write(join(buildOf(name), file));
      write(join(outDir(), name, file));
    }
  }
  removeOldBuilds({
    outDir: outDir(),
    held,
    buildsOf: (name) => [buildOf(name)],
    deployed,
    now: new Date(START + day * DAY_MS),
  });
}

test('files of a build stay 30 days after another has replaced it, and no longer', () => {
  compose(0, 'aaaaaaaa');
  // It runs for long: only from its end on the days count.
  compose(100, 'bbbbbbbb');
  compose(129, 'bbbbbbbb');
  expect(isThere('remoteEntry.aaaaaaaa.js')).toBe(true);
  compose(131, 'bbbbbbbb');
  expect(isThere('remoteEntry.aaaaaaaa.js')).toBe(false);
  expect(isThere('remoteEntry.bbbbbbbb.js')).toBe(true);
  expect(isThere('assets/shell.00000000.js', 'shell')).toBe(true);
});

test('a file that a later build has too stays with it', () => {
  compose(0, 'aaaaaaaa', { files: ['assets/room.11111111.js', 'assets/old.22222222.js'] });
  compose(1, 'bbbbbbbb', { files: ['assets/room.11111111.js'] });
  compose(40, 'bbbbbbbb', { files: ['assets/room.11111111.js'] });
  expect(isThere('assets/room.11111111.js')).toBe(true);
  expect(isThere('assets/old.22222222.js')).toBe(false);
});

test('a build that comes back begins anew', () => {
  compose(0, 'aaaaaaaa');
  compose(1, 'bbbbbbbb');
  compose(20, 'aaaaaaaa');
  compose(40, 'cccccccc');
  compose(60, 'cccccccc');
  expect(isThere('remoteEntry.aaaaaaaa.js')).toBe(true);
  expect(isThere('remoteEntry.bbbbbbbb.js')).toBe(false);
});

test('what the deployed registry names is never removed, and stays 30 days after it', () => {
  compose(0, 'aaaaaaaa');
  // Composed, and not deployed.
  compose(1, 'bbbbbbbb');
  compose(50, 'cccccccc', { deployed: deployedWith('aaaaaaaa') });
  expect(isThere('remoteEntry.aaaaaaaa.js')).toBe(true);
  compose(79, 'cccccccc', { deployed: deployedWith('cccccccc') });
  expect(isThere('remoteEntry.aaaaaaaa.js')).toBe(true);
  compose(81, 'cccccccc', { deployed: deployedWith('cccccccc') });
  expect(isThere('remoteEntry.aaaaaaaa.js')).toBe(false);
});

test('files of builds that no list knows stay 30 days from now; pages and catalogues are no builds', () => {
  const others = ['catalogue.33333333.json', 'index.html'];
  for (const file of others) write(join(outDir(), 'shell', file));
  write(join(outDir(), 'shell', 'assets/shell.99999999.js'));
  compose(0, 'aaaaaaaa');
  compose(29, 'aaaaaaaa');
  expect(isThere('assets/shell.99999999.js', 'shell')).toBe(true);
  compose(31, 'aaaaaaaa');
  expect(isThere('assets/shell.99999999.js', 'shell')).toBe(false);
  for (const file of others) expect(isThere(file, 'shell')).toBe(true);
});

test('a list that is damaged removes nothing, and says what to do', () => {
  compose(0, 'aaaaaaaa');
  const file = join(outDir(), 'builds.json');
  writeFileSync(file, '{');
  expect(() => readHeld(outDir())).toThrow(PlainError);
  expect(() => readHeld(outDir())).toThrow(
    /builds\.json is damaged; nothing has changed\. Remove it/,
  );
  expect(readFileSync(file, 'utf8')).toBe('{');
});
