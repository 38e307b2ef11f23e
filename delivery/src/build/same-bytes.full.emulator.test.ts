import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { inRoot } from '../paths';
import { copyTo } from './another-folder';

/** A remote with chunks, a late style sheet and a library of its own. */
const REMOTE = 'mf-subscriptions';

/** The files of a build, by name. */
const filesIn = (dist: string): ReadonlyMap<string, Buffer> =>
  new Map(
    readdirSync(dist, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((file) => [relative(dist, file), readFileSync(file)]),
  );

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'another-place-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the same sources become the same bytes in another folder, from another place, in another zone', () => {
  const root = join(folder, 'a folder/with-a-much-longer-name/than-the-first');
  mkdirSync(dirname(root), { recursive: true });
  copyTo(root, REMOTE);
  execFileSync(process.execPath, [join(root, 'delivery/build.mjs')], {
    // Lerna starts the build in the folder of the remote, `npm start` in the root.
    cwd: join(root, REMOTE),
    env: { ...process.env, TZ: 'Pacific/Auckland', LANG: 'de_CH.UTF-8', NODE_ENV: '' },
    stdio: 'pipe',
  });
  const [here, there] = [inRoot(REMOTE, 'dist'), join(root, REMOTE, 'dist')].map(filesIn);
  expect(here?.size).toBeGreaterThan(20);
  expect([...(there?.keys() ?? [])]).toEqual([...(here?.keys() ?? [])]);
  const different = [...(here ?? [])].filter(([name, bytes]) => !there?.get(name)?.equals(bytes));
  expect(different.map(([name]) => name)).toEqual([]);
}, 180_000);
