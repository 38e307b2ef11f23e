import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { inRoot } from '../paths';

/** A remote with chunks, a late style sheet and a library of its own. */
const REMOTE = 'mf-subscriptions';

/** What the build of a remote reads, beside its libraries. */
const SOURCES = [
  ...[REMOTE, 'kit', 'shared-contracts', 'tooling'],
  ...['package.json', 'package-lock.json', 'tsconfig.json'],
];

/**
 * Libraries that become part of a build, or whose loaders make it: they lie in the other folder
 * themselves. webpack knows the others by their real paths only.
 */
const COPIED = [
  '@module-federation',
  '@stripe',
  'css-loader',
  'mini-css-extract-plugin',
  'rxjs',
  'single-spa-react',
  'swc-loader',
  'tslib',
  'valibot',
];

const IGNORED = /\/(?:dist|node_modules|\.run)(?:\/|$)/;

/** The sources of a remote and its libraries in another folder, without a build or a cache. */
function copyTo(root: string): void {
  for (const source of SOURCES) {
    cpSync(inRoot(source), join(root, source), {
      recursive: true,
      filter: (path) => !IGNORED.test(path.slice(inRoot().length)),
    });
  }
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync(inRoot('node_modules'))) {
    const [from, to] = [inRoot('node_modules', name), join(root, 'node_modules', name)];
    if (name === '.cache') continue;
    if (COPIED.includes(name)) cpSync(from, to, { recursive: true });
    else if (existsSync(join(root, name))) symlinkSync(join('..', name), to);
    else symlinkSync(from, to);
  }
}

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
  copyTo(root);
  execFileSync(process.execPath, [join(root, 'tooling/build.mjs')], {
    // As Lerna builds it; the product was built from the root.
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
