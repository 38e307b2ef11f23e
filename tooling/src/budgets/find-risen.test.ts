import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRisen } from './find-risen';

const root = mkdtempSync(join(tmpdir(), 'risen-'));
afterAll(() => rmSync(root, { recursive: true }));

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: root,
    stdio: 'pipe',
  });

function commit(file: string, text: string): void {
  writeFileSync(join(root, file), text);
  git('add', '.');
  git('commit', '--quiet', '--message', file);
}
const commitCeiling = (bytes: number) =>
  commit('tooling/budgets.json', JSON.stringify({ 'home.html: scripts': bytes, 'a.js': bytes }));

test('a page’s ceiling only falls, from the commit on that brought the rule', () => {
  mkdirSync(join(root, 'tooling/src/budgets'), { recursive: true });
  const home = (bytes: number) => ({ 'home.html: scripts': bytes, 'a.js': bytes });
  // Without a history no ceiling has risen.
  expect(findRisen(home(900), root)).toEqual([]);
  git('init', '--quiet', '--initial-branch', 'main');
  commitCeiling(100);
  expect(findRisen(home(900), root)).toEqual([]);
  commitCeiling(500);
  commit('tooling/src/budgets/find-risen.ts', '');
  commitCeiling(400);
  commitCeiling(450);
  expect(findRisen(home(400), root)).toEqual([]);
  expect(findRisen(home(401), root)).toEqual([
    expect.stringMatching(/^home\.html: scripts: its ceiling rose from 400 to 401\. It only falls/),
  ]);
  expect(findRisen({ ...home(400), 'new.html: scripts': 900 }, root)).toEqual([]);
});
