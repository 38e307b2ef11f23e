import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from 'delivery/paths';
import { applied, stepsOf, type Step } from './first-day';

const page = readFileSync(inRoot('docs/first-day.md'), 'utf8');
const steps = stepsOf(page);
/** The command of the page that must fail after the first step, and how it fails. */
const [, testFile = '', failure = ''] = /npx jest (\S+) +# fails: (.+)/.exec(page) ?? [];

/** Of the copy only `mf-lessons` is its own; all else is the repository's. */
const CHANGED = 'mf-lessons';
let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'first-day-'));
  for (const name of readdirSync(inRoot())) {
    if (name === CHANGED) continue;
    symlinkSync(inRoot(name), join(copy, name));
  }
  const isOurs = (path: string) => !/[\\/](node_modules|dist)$/.test(path);
  cpSync(inRoot(CHANGED), join(copy, CHANGED), { recursive: true, filter: isOurs });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function take(step: Step): void {
  const path = join(copy, step.file);
  writeFileSync(path, applied(readFileSync(path, 'utf8'), step));
}

/** Runs the page's test in the copy. */
function runTest(): { passes: boolean; output: string } {
  const jest = inRoot('node_modules/jest/bin/jest.js');
  const { status, stderr } = spawnSync(process.execPath, [jest, testFile], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  return { passes: status === 0, output: stderr };
}

test('the first day works as written: the test fails with the named words, then passes', () => {
  expect(steps.map(({ file }) => file)).toEqual([testFile, expect.stringContaining('/messages/')]);
  const [test, sentence] = steps as [Step, Step];
  take(test);
  const before = runTest();
  expect(before.passes).toBe(false);
  expect(before.output).toContain(failure);
  take(sentence);
  expect(runTest()).toEqual({ passes: true, output: expect.stringContaining('Tests:') });
}, 300_000);

test('the sentence of the first day is in the two files that the page changes, and in no other', () => {
  const words = /'(.+)'/.exec(/git grep '.+'/.exec(page)?.[0] ?? '')?.[1] ?? '';
  expect(words).not.toBe('');
  const holding = [
    'mf-lessons',
    'e2e',
    'shell',
    'shared-contracts',
    'common',
    'common-testing',
    'kit',
  ].flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /[.]tsx?$/.test(name) && !/(^|\/)(node_modules|dist)\//.test(name))
      .map((name) => `${folder}/${name}`)
      .filter((file) => readFileSync(inRoot(file), 'utf8').includes(words)),
  );
  expect(holding.sort()).toEqual(steps.map(({ file }) => file).sort());
});

test.each([
  ['once', 'a\nb\n', 'a\nc\n'],
  ['never', 'a\n', null],
  ['twice', 'b\nb\n', null],
])('a step changes a line that is there %s', (_, text, result) => {
  const change = () => applied(text, { file: 'x.ts', from: 'b', to: 'c' });
  if (result === null) expect(change).toThrow(/x\.ts has [02] times/);
  else expect(change()).toBe(result);
});
