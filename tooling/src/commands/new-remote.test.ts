import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REMOTE_NAMES } from 'delivery/addresses';
import { copyTo } from 'delivery/build/another-folder';
import { inRoot } from 'delivery/paths';
import newRemote, { addRemote, removeRemote } from './new-remote';

const SHARED = [
  ...['delivery/src/remotes.json', 'package-lock.json', 'tooling/budgets.json'],
  ...['firebase/firebase.json', 'firebase/.firebaserc', 'docs/interfaces.md'],
  '.github/CODEOWNERS',
];
const textsIn = (root: string) => SHARED.map((file) => readFileSync(join(root, file), 'utf8'));

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-remote-'));
  for (const file of SHARED) cpSync(inRoot(file), join(root, file), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a new remote builds, passes its tests, and leaves no trace when it goes [CMD-new-remote]', async () => {
  copyTo(root, 'mf-subscriptions');
  cpSync(inRoot('jest.config.mjs'), join(root, 'jest.config.mjs'));
  await addRemote(root, 'mf-try-out');
  const run = (script: string, cwd: string, ...args: readonly string[]) =>
    execFileSync(process.execPath, [join(root, script), ...args], { cwd, stdio: 'pipe' });

  run('delivery/build.mjs', join(root, 'mf-try-out'));
  const built: unknown = JSON.parse(
    readFileSync(join(root, 'mf-try-out/dist/remote.json'), 'utf8'),
  );
  expect(built).toMatchObject({
    name: 'mf-try-out',
    owner: { team: '@swissgerman/try-out', onCall: 'try-out@swissgerman.example' },
    routes: [{ path: '/try-out', title: 'Try out' }],
  });
  const jest = join('node_modules', 'jest', 'bin', 'jest.js');
  expect(() => run(jest, root, 'mf-try-out', '--selectProjects', 'dom')).not.toThrow();

  // Break its files, as its team may.
  for (const file of ['remote.ts', 'package.json']) {
    writeFileSync(join(root, 'mf-try-out', file), 'export default {');
  }
  run('tooling/run.mjs', root, 'new-remote', '--remove', 'mf-try-out');
  expect(existsSync(join(root, 'mf-try-out'))).toBe(false);
  expect(existsSync(join(root, 'node_modules/mf-try-out'))).toBe(false);
  expect(textsIn(root)).toEqual(textsIn(inRoot()));
}, 180_000);

test('it has a port, a site and its origin wherever the shell allows those of all remotes', async () => {
  await addRemote(root, 'mf-my-notes');
  const [ports = '', lock = '', , hosting = '', targets = '', page = ''] = textsIn(root);
  const { 'mf-my-notes': port = 0 } = JSON.parse(ports) as Record<string, number>;
  expect(port).toBeGreaterThanOrEqual(3010);
  expect(JSON.parse(lock)).toMatchObject({
    packages: { 'node_modules/mf-my-notes': { resolved: 'mf-my-notes', link: true } },
  });
  const { hosting: sites } = JSON.parse(hosting) as { hosting: { target: string }[] };
  expect(sites.map(({ target }) => target)).toEqual([
    ...['shell', ...REMOTE_NAMES, 'mf-my-notes', 'media'],
  ]);
  const [policy = ''] = /default-src 'none'; script-src 'self' 'sha256[^"]*/.exec(hosting) ?? [];
  const allowing = policy
    .split(';')
    .filter((directive) => directive.includes('https://mf-my-notes.swissgerman.example'))
    .map((directive) => directive.trim().split(' ')[0]);
  // Frames show only the pages of mf-live.
  expect(allowing).toEqual(['script-src', 'style-src', 'img-src', 'connect-src']);
  expect(targets.match(/swissgerman(?:-prod)?-mf-my-notes"/g)).toHaveLength(2);
  expect(page).toContain(`| mf-my-notes | \`http://localhost:${port}\` |`);
  expect(readFileSync(join(root, 'mf-my-notes/remote.ts'), 'utf8')).toContain("'/my-notes'");
});

test.each([
  ['mf-settings', 'The route /settings exists already'],
  ['mf-videos', 'The route /videos exists already'],
  ['mf-taken', 'The folder mf-taken exists already'],
])('%s is refused, and nothing is written: %s', async (name, reason) => {
  mkdirSync(join(root, 'mf-taken'));
  await expect(addRemote(root, name)).rejects.toThrow(reason);
  expect(textsIn(root)).toEqual(textsIn(inRoot()));
  expect(existsSync(join(root, name, 'package.json'))).toBe(false);
});

test.each(['demo', 'mf-', 'mf-Demo', 'mf-a/b', 'mf--a'])('%s is no name', async (name) => {
  await expect(newRemote([name])).rejects.toThrow('Name one remote, as mf-demo');
});

test('a remote that the product came with stays', () => {
  cpSync(inRoot('mf-live/package.json'), join(root, 'mf-live/package.json'));
  expect(() => removeRemote(root, 'mf-live')).toThrow('mf-live is a part of the product');
  expect(() => removeRemote(root, 'mf-other')).toThrow('There is no folder mf-other.');
});
