import { Linter } from 'eslint';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import config from '../../eslint.config.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What ESLint says of `code` by the project's own configuration. */
function said(file, code) {
  const linter = new Linter({ configType: 'flat', cwd: root });
  return linter.verify(code, config, { filename: join(root, file) }).map(({ message }) => message);
}

describe.each(['kit/src/a.test.ts', 'tooling/lint/a.test.mjs'])('in %s', (file) => {
  test.each(['', '.each([1])'])("a test is called test%s('…')", (each) => {
    expect(said(file, `test${each}('works', () => undefined);`)).toEqual([]);
    expect(said(file, `it${each}('works', () => undefined);`)).toContainEqual(
      expect.stringContaining("A test is test('…'), in Jest as in Playwright."),
    );
  });
});

describe.each(['shell/src/a.tsx', 'mf-live/remote.ts'])('in %s', (file) => {
  test.each([
    ['{ a, b }', '{ a, ...{ b } }'],
    ['{ ...(a && { b }) }', '{ ...{ a, b } }'],
  ])('an object has the plain properties %s', (plain, spread) => {
    expect(said(file, `export const of = (a, b) => (${plain});`)).toEqual([]);
    expect(said(file, `export const of = (a, b) => (${spread});`)).toEqual([
      expect.stringContaining('Properties are written one by one'),
    ]);
  });
});

test('an element has plain properties', () => {
  const file = 'shell/src/a.tsx';
  expect(said(file, 'export const of = (a) => <a {...a}>x</a>;')).toEqual([]);
  expect(said(file, 'export const of = (a) => <a {...{ a }}>x</a>;')).toEqual([
    expect.stringContaining('Properties are written one by one'),
  ]);
});

test('messages are imported by name', () => {
  const file = 'mf-auth/src/settings/a.ts';
  const use = 'console.error(settings);';
  expect(said(file, `import { settings } from '../messages/settings';\n${use}`)).toEqual([]);
  expect(said(file, `import * as settings from '../messages/settings';\n${use}`)).toEqual([
    expect.stringContaining('Messages are imported by name'),
  ]);
});

test.each(['session.state$', 'platform.session.state$', 'usePlatform().session.state$'])(
  'a screen does not read %s by hand',
  (state$) => {
    const file = 'mf-live/src/a.tsx';
    expect(said(file, 'export const useA = () => useSession();')).toEqual([]);
    expect(said(file, `export const useA = () => useObservable(${state$}, {});`)).toEqual([
      expect.stringContaining('A screen reads the session by useSession()'),
    ]);
  },
);
