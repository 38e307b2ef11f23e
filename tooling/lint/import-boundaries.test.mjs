import { Linter } from 'eslint';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import config from '../../eslint.config.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Messages of the boundaries rule for `code` in `file`, by ESLint with the project's own
 * configuration.
 */
function lint(file, code) {
  const linter = new Linter({ configType: 'flat', cwd: root });
  const messages = linter.verify(code, config, { filename: join(root, file) });
  const broken = messages.filter(({ fatal }) => fatal);
  expect(broken).toEqual([]);
  return messages
    .filter(({ ruleId }) => ruleId === 'boundaries/imports')
    .map(({ message }) => message);
}

const from = (specifier) => `import { x } from '${specifier}';\nexport const y = x;\n`;

describe('who may import whom', () => {
  test.each([
    ['shared-contracts/src/a.ts', 'kit', 'may import nothing of ours'],
    ['shared-contracts/src/a.ts', 'firebase/app', 'Only shell'],
    ['shared-contracts/src/a.ts', 'react', 'does not know React'],
    ['kit/src/a.ts', 'shell', 'kit may not import shell'],
    ['kit/src/a.ts', 'mf-auth', 'kit may not import mf-auth'],
    ['shell/src/a.ts', 'mf-lessons', 'shell may not import mf-lessons'],
    ['shell/src/a.ts', '../../mf-lessons/src/home/index', 'Relative import of mf-lessons'],
    ['shell/src/a.ts', '../../package.json', 'outside the folder shell/'],
    ['shell/src/a.ts', 'shell/src/b', 'relative paths'],
    ['kit/src/a.ts', 'kit', 'relative paths'],
    ['kit/src/lazy-code.ts', 'kit/stream', 'relative paths'],
    ['mf-auth/src/sign-in-up/Screen.tsx', 'mf-live', 'mf-auth may not import mf-live'],
    ['mf-auth/src/sign-in-up/Screen.tsx', '../../../mf-live/remote', 'Relative import of mf-live'],
    [
      'mf-auth/src/sign-in-up/Screen.tsx',
      '../../../kit/src/button/Button',
      'Relative import of kit',
    ],
    ['mf-auth/src/sign-in-up/Screen.tsx', 'kit/src/button/Button', 'not offered by kit'],
    ['mf-auth/src/sign-in-up/Screen.tsx', 'kit/testing', 'for tests only'],
    ['mf-auth/src/sign-in-up/Screen.tsx', 'shell', 'mf-auth may not import shell'],
    ['mf-auth/src/sign-in-up/Screen.tsx', 'firebase/auth', 'Only shell'],
    ['mf-auth/src/sign-in-up/Screen.tsx', '@firebase/auth', 'Only shell'],
    ['mf-auth/src/sign-in-up/Screen.tsx', 'react-router-dom', 'Only shell'],
    ['mf-new/src/a.ts', 'mf-auth', 'mf-new may not import mf-auth'],
    ['mf-live/src/a.ts', 'hls.js/dist/hls.light', 'Only kit'],
    ['mf-live/src/a.ts', 'functions', 'mf-live may not import functions'],
    ['firebase/functions/src/a.ts', 'kit', 'functions may not import kit'],
    ['firebase/functions/src/a.ts', 'sandboxes', 'functions may not import sandboxes'],
    ['firebase/sandboxes/src/a.ts', 'shared-contracts', 'may import nothing of ours'],
    ['firebase/functions/src/a.ts', '../../publisher/src/b', 'Relative import of publisher'],
    ['firebase/functions/src/a.ts', 'firebase/app', 'Only shell'],
    ['firebase/publisher/src/a.ts', 'functions', 'publisher may not import functions'],
    ['firebase/publisher/src/a.ts', 'tooling', 'publisher may not import tooling'],
    ['firebase/chat-load/a.ts', 'kit', 'chat-load may not import kit'],
    ['tooling/src/a.ts', '../../firebase/chat-load/room', 'Relative import of chat-load'],
    ['tooling/src/a.ts', 'chat-load/room', 'not offered by chat-load'],
    ['mf-live/src/a.ts', 'chat-load', 'mf-live may not import chat-load'],
    ['tooling/src/a.ts', 'bench/src/b', 'tooling may not import bench'],
    ['bench/src/a.ts', 'shell', 'bench may not import shell'],
    ['bench/src/a.ts', '../../tooling/src/paths', 'Relative import of tooling'],
    ['e2e/home.spec.ts', 'tooling/paths', 'not offered by tooling'],
    ['e2e/home.spec.ts', 'shell', 'e2e may not import shell'],
  ])('%s refuses %s', (file, specifier, reason) => {
    expect(lint(file, from(specifier))).toEqual([expect.stringContaining(reason)]);
  });

  test.each([
    ['shared-contracts/src/a.ts', './b'],
    ['shared-contracts/src/a.ts', 'valibot'],
    ['kit/src/a.ts', 'shared-contracts'],
    ['kit/src/testing/render.tsx', 'shared-contracts/testing'],
    ['kit/src/lazy-code.ts', 'kit'],
    ['shell/src/a.ts', 'kit'],
    ['shell/src/a.ts', 'kit/tokens.css'],
    ['shell/src/a.ts', 'kit/package.json'],
    ['shell/src/a.ts', 'firebase/auth'],
    ['shell/src/a.ts', 'react-router-dom'],
    ['shell/src/a.ts', '../package.json'],
    ['mf-auth/remote.ts', 'shared-contracts'],
    ['mf-auth/src/sign-in-up/Screen.tsx', '../messages'],
    ['mf-auth/src/sign-in-up/Screen.test.tsx', 'kit/testing'],
    ['kit/src/stream/hls.ts', 'hls.js/light'],
    ['mf-new/src/a.ts', 'kit'],
    ['firebase/functions/src/a.ts', 'shared-contracts'],
    ['firebase/functions/src/a.ts', 'firebase-admin/firestore'],
    ['firebase/functions/src/rules.emulator.test.ts', 'firebase/firestore'],
    ['firebase/publisher/src/a.ts', 'firebase-admin/auth'],
    ['firebase/chat-load/a.ts', 'firebase/firestore'],
    ['tooling/src/a.ts', 'chat-load'],
    ['tooling/src/commands/start.ts', 'publisher'],
    ['tooling/src/emulators/a.ts', 'sandboxes'],
    ['firebase/functions/src/a.test.ts', 'sandboxes'],
    ['e2e/playwright.config.ts', 'tooling/addresses'],
    ['bench/src/a.ts', 'tooling/paths'],
    ['tooling/src/build/a.ts', '../../../package.json'],
    ['jest.config.mjs', './tooling/anything.mjs'],
  ])('%s may import %s', (file, specifier) => {
    expect(lint(file, from(specifier))).toEqual([]);
  });
});

describe('every way to name a module', () => {
  test.each([
    ['export from', "export { x } from 'mf-live';"],
    ['export all', "export * from 'mf-live';"],
    ['import()', "export const load = () => import('mf-live');"],
    ['require()', "export const x = require('mf-live');"],
    ['a type import', "import type { X } from 'mf-live';\nexport type Y = X;"],
    ['an import type', "export type Y = import('mf-live').X;"],
    ['a side effect', "import 'mf-live';"],
  ])('%s is seen', (_, code) => {
    expect(lint('mf-auth/src/a.ts', code)).toHaveLength(1);
  });

  it('leaves a module that is computed to the types', () => {
    expect(lint('mf-auth/src/a.ts', 'export const load = (n: string) => import(n);')).toEqual([]);
  });
});

it('refuses any, an inline disable, and an import that is only a type', () => {
  const linter = new Linter({ configType: 'flat', cwd: root });
  const code = [
    "import { X } from './x';",
    '/* eslint-disable */',
    'export const y = (x: X): any => x;',
  ].join('\n');
  const rules = linter
    .verify(code, config, { filename: join(root, 'shell/src/a.ts') })
    .map(({ ruleId }) => ruleId);
  expect(rules).toEqual(
    expect.arrayContaining([
      '@typescript-eslint/consistent-type-imports',
      '@typescript-eslint/no-explicit-any',
    ]),
  );
});
