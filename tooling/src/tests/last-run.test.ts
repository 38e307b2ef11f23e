import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { git } from 'delivery/git';
import { committedTree, lastRun } from './last-run';

describe('the tested tree', () => {
  let root: string;
  const write = (name: string, text: string) => writeFileSync(join(root, name), text);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'tree-'));
    mkdirSync(join(root, 'docs'));
    mkdirSync(join(root, '.run'));
    write('.gitignore', 'reports/\n');
    write('a.ts', 'first');
    write('docs/spec-coverage.md', 'first');
    git(root, 'init', '--quiet');
    git(root, 'add', '.');
    const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
    git(root, ...author, 'commit', '--quiet', '--message', 'first');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  test('is the one of the last commit', () => {
    expect(committedTree(root)).toBe(git(root, 'rev-parse', 'HEAD^{tree}').trim());
    expect(committedTree(root)).toMatch(/^[0-9a-f]{40}$/);
  });

  test('is none after a change', () => {
    write('a.ts', 'second');
    expect(committedTree(root)).toBeNull();
  });

  test('is none after a change that is staged', () => {
    write('a.ts', 'second');
    git(root, 'add', '.');
    expect(committedTree(root)).toBeNull();
  });

  test('is none with a new file', () => {
    write('docs/b.md', 'new');
    expect(committedTree(root)).toBeNull();
  });

  test('stays the same for what runs write themselves, and for what git ignores', () => {
    mkdirSync(join(root, 'reports'));
    write('docs/spec-coverage.md', 'second');
    write('.run/last-test.json', '{}');
    write('reports/unit.json', '{}');
    expect(committedTree(root)).toMatch(/^[0-9a-f]{40}$/);
  });

  test('is none where there is no repository', () => {
    rmSync(join(root, '.git'), { recursive: true });
    expect(committedTree(root)).toBeNull();
  });
});

test('holds tree, counts, seconds and the end of the run', () => {
  const step = { name: 'unit', passed: 3, failed: 1, seconds: 2 };
  expect(lastRun([step, step], 'abc', 61.2345, new Date('2030-01-02T03:04:05Z'))).toEqual({
    tree: 'abc',
    passed: 6,
    failed: 2,
    seconds: 61.2,
    at: '2030-01-02T03:04:05.000Z',
  });
});
