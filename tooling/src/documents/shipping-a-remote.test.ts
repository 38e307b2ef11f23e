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

const page = readFileSync(inRoot('docs/shipping-a-remote.md'), 'utf8');
/** Changes of one line that the page shows: blocks of `diff` with `--- FILE`, `-OLD`, `+NEW`. */
const steps = [...page.matchAll(/```diff\n--- (.+)\n-(.+)\n\+(.+)\n```/g)].map(
  ([, file = '', from = '', to = '']) => ({ file, from, to }),
);
const [, remote = ''] = /npm run new-remote -- (mf-\S+)/.exec(page) ?? [];
/** The page's command that must fail after the first step, and the words of the failure. */
const [, tests = '', failure = ''] = /npx jest (\S+) +# fails: (.+)/.exec(page) ?? [];

/** Folder with links to the repository, and with the new remote. */
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

function take({ file, from, to }: (typeof steps)[number]): void {
  const path = join(copy, file);
  const lines = readFileSync(path, 'utf8').split('\n');
  expect(lines.filter((line) => line === from)).toEqual([from]);
  writeFileSync(path, lines.map((line) => (line === from ? to : line)).join('\n'));
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
  take(steps[0]!);
  const early = runTest();
  expect(early.passes).toBe(false);
  expect(early.output).toContain(failure);
  take(steps[1]!);
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
