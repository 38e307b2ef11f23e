import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../paths';
import { packageDigest } from './package-digest';
import { BUILT_PACKAGES, type BuiltPackage } from './packages';

type Packages = Readonly<Record<string, object>>;
const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')) as {
  readonly packages: Packages;
};

let file: string;
beforeAll(() => (file = join(mkdtempSync(join(tmpdir(), 'lock-')), 'package-lock.json')));
afterAll(() => rmSync(join(file, '..'), { recursive: true }));

const digestWith = (name: BuiltPackage, locked: Packages) => {
  writeFileSync(file, JSON.stringify({ packages: locked }));
  return packageDigest(name, file);
};

/** Whether other bytes of a library, by its place in the lock file, give another digest. */
const changes = (name: BuiltPackage, place: string, locked = packages) => {
  if (!(place in locked)) throw new Error(`Nothing is installed in ${place}`);
  const changed = { ...locked, [place]: { ...locked[place], integrity: 'sha512-other' } };
  return digestWith(name, changed) !== digestWith(name, locked);
};

describe.each(BUILT_PACKAGES)('the digest of %s', (name) => {
  test.each(['webpack', '@swc/core', 'terser-webpack-plugin', 'react', 'rxjs', 'valibot'])(
    'changes with %s',
    (library) => {
      expect(changes(name, `node_modules/${library}`)).toBe(true);
    },
  );

  test.each(['eslint', 'prettier', 'jest', '@playwright/test', 'firebase-tools', 'lerna'])(
    'stays with another %s, which no build uses',
    (tool) => {
      expect(changes(name, `node_modules/${tool}`)).toBe(false);
    },
  );
});

test('a library of one package changes the digest of no other', () => {
  expect(changes('shell', 'node_modules/react-router-dom')).toBe(true);
  expect(changes('mf-auth', 'node_modules/react-router-dom')).toBe(false);
});

test('of two versions of a library, the one that Node finds counts', () => {
  const locked: Packages = {
    'mf-auth': { dependencies: { a: '1.0.0' } },
    'node_modules/a': { peerDependencies: { b: '1.0.0' }, optionalDependencies: { c: '1.0.0' } },
    'node_modules/a/node_modules/b': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0' },
    'node_modules/c': { link: true, resolved: 'ours' },
    ours: { dependencies: { d: '1.0.0' } },
    'node_modules/d': { version: '1.0.0' },
  };
  expect(changes('mf-auth', 'node_modules/a/node_modules/b', locked)).toBe(true);
  expect(changes('mf-auth', 'node_modules/b', locked)).toBe(false);
  expect(changes('mf-auth', 'node_modules/d', locked)).toBe(true);
});
