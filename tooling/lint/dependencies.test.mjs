import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { REMOTE_NAMES } from 'delivery/addresses';
import { FLOORS, sourcesOf } from './floors.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Each imports what the rule of that name refuses. One code makes the floors of all packages, so a
 * few of them stand for all.
 */
const REFUSED = [
  ['shared-contracts/src/a1.ts', 'kit', 'shared-contracts-imports'],
  ['shared-contracts/src/a2.ts', 'firebase/app', 'library-firebase'],
  ['shared-contracts/src/a3.ts', 'react', 'contracts-without-react'],
  ['kit/src/a1.ts', '../../shell/src/a', 'kit-imports'],
  ['kit/src/a2.ts', '../../shared-contracts/src/index', 'by-name'],
  ['kit/src/shared/a3.ts', 'kit/stream', 'own-files'],
  ['shell/src/a1.ts', '../../mf-lessons/src/a', 'shell-imports'],
  ['shell/src/a2.ts', '../../package.json', 'inside'],
  ['mf-auth/src/a1.ts', '../../mf-live/src/a', 'no-other-remote'],
  ['mf-auth/src/a2.ts', '../../kit/src/button', 'by-name'],
  ['mf-auth/src/a3.ts', 'kit/src/button', 'resolves'],
  ['mf-auth/src/a4.ts', 'kit/testing', 'testing-in-tests'],
  ['mf-auth/src/a5.ts', '../../shell/src/a', 'remotes-imports'],
  ['mf-auth/src/a6.ts', 'react-router-dom', 'library-router'],
  ['mf-auth/src/a7.ts', './is-not-there', 'resolves'],
  ['mf-new/src/a1.ts', '../../mf-auth/src/a', 'no-other-remote'],
  ['mf-live/src/a1.ts', 'hls.js', 'library-hls'],
  ['firebase/functions/src/a1.ts', 'kit', 'functions-imports'],
  ['firebase/functions/src/a2.ts', 'stand-ins/stores', 'stand-ins-in-tests'],
  ['firebase/functions/src/a3.ts', 'firebase/app', 'library-firebase-in-tests'],
  ['firebase/functions/src/ledger/a1.ts', '../billing/a', 'floor-ledger'],
  ['firebase/functions/src/new/a1.ts', '../billing/a', 'floor-of-each'],
  ['shared-contracts/src/a4.ts', './entities/a', 'under-all-floors'],
  ['shared-contracts/src/base/a1.ts', '../entities/a', 'floor-base'],
  ['shared-contracts/src/entities/a2.ts', '../index', 'above-all-floors'],
  ['shared-contracts/src/a5.ts', 'common', 'shared-contracts-imports'],
  ['common/src/a1.ts', 'react', 'contracts-without-react'],
  ['common/src/a2.ts', 'common-testing', 'testing-in-tests'],
  ['kit/src/shared/a4.ts', './button/a', 'under-all-floors'],
  ['kit/src/shared/icon/a1.ts', '../button/a', 'floor-icon'],
  ['kit/src/shared/new/a1.ts', '../icon/a', 'floor-of-each'],
  ['kit/src/bundled/a1.ts', '../shared/icon/a', 'kit-bundled'],
  ['mf-auth/src/fields/a1.ts', '../account/a', 'floor-fields'],
  ['mf-lessons/src/chunks/a1.ts', '../home/a', 'floor-chunks'],
  ['stand-ins/src/stores/a1.ts', 'shared-contracts', 'providers-know-nothing'],
  ['stand-ins/src/chat-load/a1.ts', 'publisher', 'stand-ins-imports'],
  ['firebase/publisher/src/a1.ts', 'delivery/paths', 'publisher-imports'],
  ['delivery/src/a1.ts', 'tooling/preflight', 'tooling-in-tests'],
  ['delivery/src/a2.ts', 'kit', 'delivery-imports'],
  ['tooling/src/a1.ts', '../../stand-ins/src/chat-load/chat-load', 'by-name'],
  ['bench/src/a2.ts', '../../shell/src/a', 'bench-imports'],
  ['e2e/tests/a1.spec.ts', 'delivery/paths', 'delivery-for-e2e'],
  ['e2e/tests/a3.spec.ts', 'tooling/preflight', 'tooling-for-e2e'],
  ['e2e/tests/a2.spec.ts', '../../shell/src/a', 'e2e-imports'],
];

/** Each imports what it may import. */
const ALLOWED = [
  ['kit/src/shared/b1.ts', 'shared-contracts'],
  ['kit/src/b2.ts', 'hls.js'],
  ['kit/src/bundled/lazy-code.ts', 'kit'],
  ['kit/src/testing/b3.ts', 'common-testing'],
  ['kit/src/shared/button/b1.ts', '../icon/a'],
  ['kit/src/shared/button/b2.ts', '../b1'],
  ['shell/src/index.tsx', './app/a'],
  ['shell/src/b1.ts', 'kit'],
  ['shell/src/b2.ts', 'firebase/app'],
  ['shell/src/b3.ts', 'react-router-dom'],
  ['shell/src/b4.ts', '../package.json'],
  ['mf-auth/src/b1.ts', './a'],
  ['mf-auth/src/b2.test.ts', 'kit/testing'],
  ['mf-new/src/b1.ts', 'kit'],
  ['firebase/functions/src/b1.ts', 'firebase-admin/firestore'],
  ['firebase/functions/src/b2.test.ts', 'stand-ins/stores'],
  ['stand-ins/src/native-app/b1.ts', '../sandbox/a'],
  ['stand-ins/src/chat-load/b1.ts', 'firebase/app'],
  ['firebase/functions/src/b3.emulator.test.ts', 'firebase/app'],
  ['firebase/functions/src/billing/b1.ts', '../ledger/a'],
  ['firebase/functions/src/ledger/b2.test.ts', '../billing/a'],
  ['common/src/b2.test.ts', 'common-testing'],
  ['common-testing/src/b1.ts', 'common/in-memory'],
  ['tooling/src/b1.ts', 'stand-ins/chat-load'],
  ['tooling/src/b2.ts', '../../package.json'],
  ['delivery/src/compose/b1.ts', '../paths'],
  ['delivery/src/b2.test.ts', 'tooling/preflight'],
  ['tooling/src/product/b2.ts', 'delivery/paths'],
  ['tooling/src/preflight/b3.mjs', '../../../delivery/src/paths'],
  ['bench/src/b1.ts', 'delivery/paths'],
  ['e2e/tests/b1.spec.ts', 'delivery/addresses'],
  ['e2e/tests/b2.spec.ts', 'stand-ins/chat-load/full-room'],
];

/** Every way to name a module. Each names another remote. */
const WAYS = [
  "export { x } from '../../mf-live/src/a';",
  "export * from '../../mf-live/src/a';",
  "export const load = () => import('../../mf-live/src/a');",
  "import type { X } from '../../mf-live/src/a';\nexport type Y = X;",
  "export type Y = import('../../mf-live/src/a').X;",
  "import '../../mf-live/src/a';",
].map((code, index) => [`mf-auth/src/way${index}.ts`, code]);

const FOLDERS = [
  ...['shared-contracts', 'common', 'common-testing'],
  ...['kit', 'shell', 'mf-auth', 'mf-lessons', 'mf-live', 'mf-new'],
  ...['functions', 'publisher'].map((name) => `firebase/${name}`),
  ...['delivery', 'stand-ins', 'tooling', 'bench', 'e2e'],
];
const LIBRARIES = ['react', 'react-router-dom', 'hls.js', 'firebase', 'firebase-admin'];

let folder;
let found;
let foldersFound;

function violationsOf(rules) {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      ...['--config', join(root, 'tooling/lint', rules), '--output-type', 'json'],
      '.',
    ],
    { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 },
  );
  if (!stdout.startsWith('{')) throw new Error(stderr || stdout);
  return JSON.parse(stdout).summary.violations;
}

function write(file, text) {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Writes the packages with empty modules, and the files of the cases. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'imports-'));
  mkdirSync(join(folder, 'node_modules'));
  write('package.json', '{}');
  for (const name of FOLDERS) {
    const file = join(root, name === 'mf-new' ? 'mf-auth' : name, 'package.json');
    const { exports = {}, dependencies } = JSON.parse(readFileSync(file, 'utf8'));
    write(`${name}/package.json`, JSON.stringify({ name, exports, dependencies }));
    const modules = Object.values(exports).filter((path) => /\.tsx?$/.test(path));
    for (const path of modules) {
      if (!path.includes('*')) write(join(name, path), 'export const x = 1;\nexport type X = 1;\n');
    }
    symlinkSync(join(folder, name), join(folder, 'node_modules', name.replace('firebase/', '')));
  }
  for (const file of [
    ...['shell', 'mf-auth', 'mf-lessons', 'mf-live'].map((name) => `${name}/src/a`),
    ...['a', 'billing/a', 'ledger/a'].map((name) => `firebase/functions/src/${name}`),
    ...['kit/src/shared/button/a', 'kit/src/shared/icon/a', 'kit/src/button'],
    ...['mf-auth/src/account/a', 'mf-lessons/src/home/a', 'shell/src/app/a'],
    ...['shared-contracts/src/entities/a', 'stand-ins/src/sandbox/a'],
  ]) {
    write(`${file}.ts`, 'export const x = 1;\nexport type X = 1;\n');
  }
  for (const name of LIBRARIES) {
    const modules = ['app', 'firestore'].map((each) => [`./${each}`, `./dist/${each}.js`]);
    const exports = Object.fromEntries([['.', './dist/index.js'], ...modules]);
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, exports }));
    for (const path of Object.values(exports)) write(join('node_modules', name, path), '');
  }
  for (const [file, specifier] of [...REFUSED, ...ALLOWED]) {
    write(file, `import { x } from '${specifier}';\nexport const y = x;\n`);
  }
  write('mf-lessons/src/chunks/home.ts', "export const load = () => import('../home/c');\n");
  write('mf-lessons/src/home/c.ts', "export { load } from '../chunks/home';\n");
  for (const [file, code] of WAYS) write(file, `${code}\n`);
  write('shell/src/round.ts', "import type { Y } from './about';\nexport type X = Y;\n");
  write('shell/src/about.ts', "import type { X } from './round';\nexport type Y = X;\n");

  // The folders `left` and `right` import each other, but no two files do.
  for (const name of ['left', 'right', 'upper', 'lower']) {
    write(`shell/src/${name}/a.ts`, 'export type X = 1;\n');
  }
  write('shell/src/left/b.ts', "import type { X } from '../right/a';\nexport type Y = X;\n");
  write('shell/src/right/b.ts', "import type { X } from '../left/a';\nexport type Y = X;\n");
  // Of `upper` and `lower` only a test imports upwards.
  write('shell/src/upper/b.ts', "import type { X } from '../lower/a';\nexport type Y = X;\n");
  write('shell/src/lower/b.test.ts', "import type { X } from '../upper/a';\nexport type Y = X;\n");

  found = violationsOf('dependencies.mjs');
  foldersFound = violationsOf('folder-circles.mjs');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const rulesBrokenBy = (file) => [
  ...new Set(found.filter(({ from }) => from === file).map(({ rule }) => rule.name)),
];

describe('who may import whom', () => {
  test.each(REFUSED)('%s may not import %s: %s', (file, _, rule) => {
    expect(rulesBrokenBy(file)).toContain(rule);
  });

  test.each(ALLOWED)('%s may import %s', (file) => {
    expect(rulesBrokenBy(file)).toEqual([]);
  });
});

test.each(WAYS)('%s is seen, however it names the module: %s', (file) => {
  expect(rulesBrokenBy(file)).toContain('no-other-remote');
});

test('what fetches a chunk names it, and what is in the chunk may ask for it', () => {
  expect(rulesBrokenBy('mf-lessons/src/chunks/home.ts')).toEqual([]);
  expect(rulesBrokenBy('mf-lessons/src/home/c.ts')).toEqual([]);
});

test('two files that import only types of each other are a circle', () => {
  expect(rulesBrokenBy('shell/src/round.ts').concat(rulesBrokenBy('shell/src/about.ts'))).toContain(
    'no-circles',
  );
});

test('two folders that import each other are a circle, by types too, and tests aside', () => {
  const circles = foldersFound.map(({ from }) => from);
  expect(circles).toEqual(expect.arrayContaining(['shell/src/left', 'shell/src/right']));
  expect(circles.filter((name) => /\/(upper|lower)$/.test(name))).toEqual([]);
});

/** Reads the floors in docs/architecture.md: the name of a package begins a line. */
function drawnFloors() {
  const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const drawing = /^Some packages have floors[^]*?^```\n([^]*?)^```/m.exec(page)[1];
  const drawn = {};
  let owner;
  for (const line of drawing.trimEnd().split('\n')) {
    const [, name, chain] = /^(\S*)\s+(.*)$/.exec(line);
    if (name) owner = name in FLOORS ? name : `firebase/${name}`;
    const of = (drawn[owner] ??= {});
    const under = [];
    for (const row of chain.split(' < ').map((each) => each.trim().split(', '))) {
      for (const each of row) of[each] = [...new Set([...(of[each] ?? []), ...under])];
      under.push(...row);
    }
  }
  return drawn;
}

test('the floors are as docs/architecture.md draws them; those of a remote are in its folder', () => {
  const sorted = (floors) =>
    Object.fromEntries(
      Object.entries(floors).map(([owner, known]) => [
        owner,
        Object.fromEntries(Object.entries(known).map(([name, under]) => [name, under.toSorted()])),
      ]),
    );
  const isRemote = (owner) => owner.startsWith('mf-');
  const drawable = Object.entries(FLOORS).filter(([owner]) => !isRemote(owner));
  expect(sorted(drawnFloors())).toEqual(sorted(Object.fromEntries(drawable)));
  // Ignore the empty folder of a removed remote.
  expect(Object.keys(FLOORS).filter(isRemote)).toEqual(REMOTE_NAMES.toSorted());
});

test('each floor is a folder that is there', () => {
  const folders = Object.entries(FLOORS).flatMap(([owner, known]) =>
    Object.keys(known).map((name) => `${sourcesOf(owner)}/${name}`),
  );
  expect(folders.length).toBeGreaterThan(50);
  const isFolder = (path) => statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory();
  expect(folders.filter((path) => !isFolder(path))).toEqual([]);
});
