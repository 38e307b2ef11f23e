import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFiles } from './changed-files';

let root: string;

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
  });

const write = (name: string, text = name) => writeFileSync(join(root, name), text);

function commit(...names: readonly string[]): void {
  names.forEach((name) => write(name));
  git('add', '.');
  git('commit', '--quiet', '--message', names.join(' '));
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'changed-'));
  git('init', '--quiet', '--initial-branch', 'main');
  write('.gitignore', 'ignored.ts\n');
  commit('kept.ts', 'removed.ts', 'changed.ts');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('finds nothing right after a commit on main', () => {
  expect(changedFiles(root)).toEqual({ base: git('rev-parse', 'HEAD').trim(), files: [] });
});

test('finds what is not committed, and neither removed nor ignored files', () => {
  write('changed.ts', 'new text');
  rmSync(join(root, 'removed.ts'));
  write('ignored.ts');
  mkdirSync(join(root, 'folder'));
  write('folder/with ümlaut.ts');
  expect(changedFiles(root).files).toEqual(['changed.ts', 'folder/with ümlaut.ts']);
});

test('finds what a branch has committed, and not what main got since [CMD-check]', () => {
  const base = git('rev-parse', 'HEAD').trim();
  git('checkout', '--quiet', '-b', 'feature');
  commit('mine.ts');
  git('checkout', '--quiet', 'main');
  commit('theirs.ts');
  git('checkout', '--quiet', 'feature');
  expect(changedFiles(root)).toEqual({ base, files: ['mine.ts'] });
});

test('finds what the local main is ahead of the team', () => {
  const base = git('rev-parse', 'HEAD').trim();
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  commit('mine.ts');
  expect(changedFiles(root)).toEqual({ base, files: ['mine.ts'] });
});

test('compares with the last commit where there is no main', () => {
  git('branch', '--quiet', '--move', 'other');
  write('changed.ts', 'new text');
  expect(changedFiles(root).files).toEqual(['changed.ts']);
});

test('says what to do where there is no repository', () => {
  rmSync(join(root, '.git'), { recursive: true });
  expect(() => changedFiles(root)).toThrow(/git cannot tell what has changed: .*npm test/s);
});
