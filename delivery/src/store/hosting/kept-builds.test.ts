import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DAY_MS } from 'shared-contracts';
import { archive, archivedBuild, publishFiles } from '../../release/archive';
import { removeOldBuilds } from './kept-builds';

const START = Date.parse('2026-11-26T06:00:00.000Z');
const dateOf = (day: number) => new Date(START + day * DAY_MS);
const name = 'mf-live';

let folder = '';
let log: Parameters<typeof removeOldBuilds>[0]['log'] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
  log = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const site = () => join(folder, 'hosting', name);
const where = () => ({ folder: join(folder, 'shipping') });
const entryOf = (build: string) => `remoteEntry.${build}.js`;
const areThere = (...files: string[]) => files.map((file) => existsSync(join(site(), file)));

function write(file: string, text = ''): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * Releases a build of mf-live so many days after the first one.
 *
 * @param files of the build beside its entry
 * @param stable build of all others, where this one is a canary
 */
function release(day: number, build: string, files: readonly string[] = [], stable?: string): void {
  const dist = join(folder, 'builds', build);
  write(join(dist, 'remote.json'), JSON.stringify({ build }));
  for (const file of [entryOf(build), ...files]) write(join(dist, file), file);
  publishFiles(where(), name, archive(where(), name, dist), site());
  const canary = { [name]: { build, percent: 5 } };
  const entry = { at: dateOf(day).toISOString(), builds: { [name]: stable ?? build } };
  log = [...log, { ...entry, canaries: stable === undefined ? {} : canary }];
  removeOldBuilds({ where: where(), name, site: site(), log, now: dateOf(day) });
}

test('files of a build stay 30 days after another has replaced it, and no longer', () => {
  release(0, 'aaaaaaaa');
  // It runs for long: only from its end on the days count.
  release(100, 'bbbbbbbb');
  release(129, 'bbbbbbbb');
  const files = [entryOf('aaaaaaaa'), 'remote.aaaaaaaa.json'];
  expect(areThere(...files)).toEqual([true, true]);
  release(131, 'bbbbbbbb');
  expect(areThere(...files)).toEqual([false, false]);
  expect(areThere(entryOf('bbbbbbbb'), 'remote.bbbbbbbb.json')).toEqual([true, true]);
});

test('a file that a later build has too stays with it', () => {
  release(0, 'aaaaaaaa', ['assets/room.11111111.js', 'assets/old.22222222.js']);
  release(1, 'bbbbbbbb', ['assets/room.11111111.js']);
  release(40, 'bbbbbbbb', ['assets/room.11111111.js']);
  expect(areThere('assets/room.11111111.js', 'assets/old.22222222.js')).toEqual([true, false]);
});

test('a build that comes back begins anew', () => {
  release(0, 'aaaaaaaa');
  release(1, 'bbbbbbbb');
  release(20, 'aaaaaaaa');
  release(40, 'cccccccc');
  release(60, 'cccccccc');
  expect(areThere(entryOf('aaaaaaaa'), entryOf('bbbbbbbb'))).toEqual([true, false]);
});

test('a canary stays as a build for all does', () => {
  release(0, 'aaaaaaaa');
  release(1, 'bbbbbbbb', [], 'aaaaaaaa');
  release(2, 'aaaaaaaa');
  release(31, 'aaaaaaaa');
  expect(areThere(entryOf('bbbbbbbb'))).toEqual([true]);
  release(33, 'aaaaaaaa');
  expect(areThere(entryOf('aaaaaaaa'), entryOf('bbbbbbbb'))).toEqual([true, false]);
});

test('files that no entry names stay for the first 30 days of a log', () => {
  write(join(site(), entryOf('99999999')));
  release(0, 'aaaaaaaa');
  release(29, 'aaaaaaaa');
  expect(areThere(entryOf('99999999'))).toEqual([true]);
  release(31, 'aaaaaaaa');
  expect(areThere(entryOf('99999999'))).toEqual([false]);
});

test('pages and catalogues are files of no build', () => {
  release(0, 'aaaaaaaa');
  const shell = join(folder, 'hosting', 'shell');
  const files = ['assets/shell.99999999.js', 'catalogue.33333333.json', 'index.html'];
  for (const file of files) write(join(shell, file));
  removeOldBuilds({ where: where(), name: 'shell', site: shell, log, now: dateOf(31) });
  expect(files.map((file) => existsSync(join(shell, file)))).toEqual([false, true, true]);
});

test('nothing is removed where the archive lacks a build of the last 30 days', () => {
  release(0, 'aaaaaaaa');
  release(1, 'bbbbbbbb');
  release(2, 'cccccccc');
  rmSync(archivedBuild(where(), name, 'cccccccc'), { recursive: true });
  release(32, 'dddddddd');
  expect(areThere(...['aaaaaaaa', 'bbbbbbbb', 'cccccccc'].map(entryOf))).toEqual([
    true,
    true,
    true,
  ]);
});
