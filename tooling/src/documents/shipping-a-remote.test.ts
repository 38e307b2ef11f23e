import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inRoot } from 'delivery/paths';
import { remoteFiles } from '../remotes/remote-files';
import { applied, stepsOf, type Step } from './page-steps';

const page = readFileSync(inRoot('docs/shipping-a-remote.md'), 'utf8');
const steps = stepsOf(page);
const [, remote = ''] = /npm run new-remote -- (mf-\S+)/.exec(page) ?? [];
/** The command of the page that must fail after the first step, and how it fails. */
const [, tests = '', failure = ''] = /npx jest (\S+) +# fails: (.+)/.exec(page) ?? [];

/** The repository with the new remote, which alone is a copy's own. */
let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'shipping-a-remote-'));
  for (const name of readdirSync(inRoot())) symlinkSync(inRoot(name), join(copy, name));
  for (const [file, text] of Object.entries(remoteFiles(remote, {}))) {
    mkdirSync(dirname(join(copy, remote, file)), { recursive: true });
    writeFileSync(join(copy, remote, file), text);
  }
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function take(step: Step): void {
  const path = join(copy, step.file);
  writeFileSync(path, applied(readFileSync(path, 'utf8'), step));
}

/** Runs the page's test in the copy. */
function runTest(): { passes: boolean; output: string } {
  const jest = inRoot('node_modules/jest/bin/jest.js');
  const { status, stderr } = spawnSync(process.execPath, [jest, tests], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  return { passes: status === 0, output: stderr };
}

test('the first day works as written: the test fails with the named words, then passes', () => {
  expect(tests).toBe(remote);
  expect(steps.map(({ file }) => file)).toEqual([
    expect.stringMatching(/\.test\.tsx$/),
    expect.stringContaining('/messages/'),
  ]);
  expect(runTest()).toMatchObject({ passes: true });
  const [test, sentence] = steps as [Step, Step];
  take(test);
  const early = runTest();
  expect(early.passes).toBe(false);
  expect(early.output).toContain(failure);
  take(sentence);
  expect(runTest()).toEqual({ passes: true, output: expect.stringContaining('Tests:') });
}, 300_000);

test('each command of npm on the page is one of package.json', () => {
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const names = [...page.matchAll(/npm (?:run )?(?!run )([\w:-]+)/g)].map(([, name = '']) => name);
  expect(names).toEqual(expect.arrayContaining(['start', 'new-remote', 'publish-remote']));
  expect(names.filter((name) => !(name in scripts))).toEqual([]);
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
