import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REMOTE_NAMES } from '../addresses';
import { git } from '../git';
import type { Entry } from './entry';
import { commitOf, presentCommit, requireMerged } from './commit';
import { affectedPackages, historyLines, stateLine } from './status-lines';

const entry = (rest: Partial<Entry>): Entry => ({
  number: 1,
  at: '2026-11-26T08:00:00.000Z',
  by: 'Heidi',
  reason: 'The product was started',
  action: 'start',
  builds: { shell: '00000000', 'mf-live': 'aaaaaaaa', 'mf-auth': '11111111' },
  switchedOff: [],
  canaries: {},
  frozen: {},
  catalogueFile: '',
  sequence: 1,
  registry: '',
  before: '',
  ...rest,
});

const canaries = { 'mf-live': { build: 'bbbbbbbb', percent: 5 } };
const log = [
  entry({ commit: 'c0ffee000001' }),
  entry({
    number: 2,
    action: 'canary',
    remote: 'mf-live',
    canaries,
    commit: 'c0ffee000002+',
    reason: 'Prices',
  }),
  entry({
    number: 3,
    action: 'freeze',
    canaries,
    frozen: { 'mf-auth': { by: 'Peter', reason: 'Exams' } },
  }),
];

test('[CMD-registry] the status names the commit of each build, and what is special', () => {
  expect(stateLine(log, 'shell')).toBe(
    'shell             00000000  live; from commit c0ffee000001',
  );
  expect(stateLine(log, 'mf-live')).toBe(
    'mf-live           aaaaaaaa  live; from commit c0ffee000001; canary bbbbbbbb for 5 % from commit c0ffee000002+',
  );
  expect(stateLine(log, 'mf-auth')).toBe(
    'mf-auth           11111111  live; from commit c0ffee000001; frozen by Peter: Exams',
  );
  const off = [entry({ switchedOff: ['mf-live'] })];
  expect(stateLine(off, 'mf-live')).toBe('mf-live           aaaaaaaa  switched off');
});

test('[CMD-registry] the status of one remote names each build that learners have had', () => {
  expect(historyLines(log, 'mf-live')).toEqual([
    '  build aaaaaaaa since entry 1, 2026-11-26T08:00:00.000Z, by Heidi: The product was started; from commit c0ffee000001',
    '  canary bbbbbbbb since entry 2, 2026-11-26T08:00:00.000Z, by Heidi: Prices; from commit c0ffee000002+',
  ]);
  expect(historyLines([entry({})], 'mf-live')).toEqual([
    '  build aaaaaaaa since entry 1, 2026-11-26T08:00:00.000Z, by Heidi: The product was started; its commit is not known',
  ]);
});

test('a package is affected while neither build nor canary has the digest of its sources', () => {
  const builds: Readonly<Record<string, string>> = {
    shell: '00000000',
    ...Object.fromEntries(REMOTE_NAMES.map((name) => [name, '11111111'])),
  };
  const affected = (digests: Readonly<Record<string, string>>) =>
    affectedPackages([entry({ builds, canaries })], (name) => digests[name] ?? builds[name] ?? '');
  expect(affected({})).toEqual([]);
  expect(affected({ 'mf-live': 'bbbbbbbb' })).toEqual([]);
  expect(affected({ 'mf-live': 'cccccccc', shell: 'dddddddd' })).toEqual(['shell', 'mf-live']);
});

describe('a build of the present sources that learners have no more', () => {
  const builds = Object.fromEntries(
    ['shell', ...REMOTE_NAMES].map((name) => [name, 'aaaaaaaa'] as const),
  );
  const start = entry({ builds });
  const remote = 'mf-live';
  const build = entry({ action: 'publish', remote, builds: { ...builds, [remote]: 'bbbbbbbb' } });
  const canary = entry({ action: 'canary', remote, builds, canaries });
  const after = (...entries: readonly Entry[]) =>
    affectedPackages([start, ...entries], (name) => (name === remote ? 'bbbbbbbb' : 'aaaaaaaa'));
  const gone = (action: Entry['action']) => entry({ action, remote, builds });
  const other = entry({ action: 'disable', remote: 'mf-auth', builds, switchedOff: ['mf-auth'] });

  test.each([
    ['build', 'rollback', build],
    ['canary', 'rollback', canary],
    ['canary', 'judge', canary],
  ] as const)('affects nothing where it was a %s that a %s has ended', (_, action, shipped) => {
    expect(after(shipped, gone(action), other)).toEqual([]);
  });

  test('affects its remote where another build has replaced it, or learners had it again since', () => {
    expect(after(canary, gone('publish'), other)).toEqual([remote]);
    expect(after(canary, gone('judge'), build, gone('publish'))).toEqual([remote]);
  });
});

test('a release of one remote says nothing of the commit of another', () => {
  const builds = { 'mf-live': 'bbbbbbbb', 'mf-auth': '22222222' };
  const [first] = [entry({ action: 'publish', remote: 'mf-live', builds, commit: 'c0ffee000003' })];
  expect(commitOf([first!], 'mf-live', 'bbbbbbbb')).toBe('c0ffee000003');
  expect(commitOf([first!], 'mf-auth', '22222222')).toBeUndefined();
});

describe('a working copy', () => {
  const as = ['-c', 'user.name=Heidi', '-c', 'user.email=heidi@example.com'] as const;
  let folder: string;
  const commit = () =>
    git(folder, ...as, 'commit', '--quiet', '--allow-empty', '--message', 'Next');
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'commit-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('has a commit, which says whether all of it is committed', () => {
    expect(presentCommit(folder)).toBeUndefined();
    git(folder, 'init', '--quiet');
    commit();
    const first = presentCommit(folder);
    expect(first).toMatch(/^[0-9a-f]{12}$/);
    writeFileSync(join(folder, 'new.ts'), '');
    expect(presentCommit(folder)).toBe(`${first}+`);
  });

  test('ships to learners what is on main, and no branch and no other file', () => {
    const refused = /^Commit [0-9a-f]{12} is not on origin\/main, .+ Merge it and pull main, or /;
    expect(() => requireMerged(folder)).toThrow(/^Commit unknown is not on origin\/main/);
    git(folder, 'init', '--quiet');
    writeFileSync(join(folder, 'old.ts'), '');
    git(folder, 'add', 'old.ts');
    commit();
    expect(() => requireMerged(folder)).toThrow(refused);
    git(folder, 'update-ref', 'refs/remotes/origin/main', 'HEAD');
    expect(() => requireMerged(folder)).not.toThrow();
    writeFileSync(join(folder, 'old.ts'), 'changed');
    expect(() => requireMerged(folder)).toThrow(
      /^old\.ts differs from its commit, .+ Undo that \(git checkout HEAD -- old\.ts\), or merge it/,
    );
    git(folder, 'checkout', '--quiet', 'HEAD', '--', 'old.ts');
    mkdirSync(join(folder, 'public'));
    writeFileSync(join(folder, 'public', 'x.html'), '');
    expect(() => requireMerged(folder)).toThrow(
      /^public\/x\.html is in no commit, .+ Move it away, or merge it and pull main/,
    );
    writeFileSync(join(folder, '.git', 'info', 'exclude'), '*.html');
    expect(() => requireMerged(folder)).not.toThrow();
    commit();
    expect(() => requireMerged(folder)).toThrow(refused);
    // Another merge came first.
    git(folder, 'update-ref', 'refs/remotes/origin/main', 'HEAD');
    git(folder, 'checkout', '--quiet', 'HEAD~');
    expect(() => requireMerged(folder)).not.toThrow();
  });
});
