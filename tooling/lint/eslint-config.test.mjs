import { Linter } from 'eslint';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import config from '../../eslint.config.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Lints a text with the project's own configuration. */
function lint(file, code) {
  const found = new Linter({ configType: 'flat', cwd: root }).verify(code, config, {
    filename: join(root, file),
  });
  expect(found.filter(({ fatal }) => fatal)).toEqual([]);
  return found;
}
const messagesOf = (file, code) => lint(file, code).map(({ message }) => message);
const rulesOf = (file, code = '') => lint(file, code).map(({ ruleId }) => ruleId);
const begins = (text) => expect.stringMatching(new RegExp(`^${text}`));

test('refuses any, an inline disable, and an import that is only a type', () => {
  const code = [
    "import { X } from './x';",
    '/* eslint-disable */',
    'export const y = (x: X): any => x;',
  ].join('\n');
  expect(rulesOf('shell/src/a.ts', code)).toEqual(
    expect.arrayContaining([
      '@typescript-eslint/consistent-type-imports',
      '@typescript-eslint/no-explicit-any',
    ]),
  );
});

test.each(['new Intl.NumberFormat()', '(5).toLocaleString()'])(
  'refuses %s in code of a first screen, and nowhere else',
  (expression) => {
    const code = `export const a = ${expression};\n`;
    expect(rulesOf('mf-lessons/src/home/a.ts', code)).toEqual([
      begins('no-restricted-(globals|properties)$'),
    ]);
    expect(rulesOf('common/src/wording/amount-text.ts', code)).toEqual([]);
  },
);

test.each([
  ['use-route.ts', 'useRoute.ts', 'filename-naming-convention'],
  ['SeekBar.tsx', 'SeekBar.ts', 'filename-naming-convention'],
  ['SeekBar.test.tsx', 'seekBar.test.tsx', 'filename-naming-convention'],
  ['due-state.ts', 'state.ts', 'filename-blocklist'],
])('a file may be called %s, and not %s', (name, wrong, rule) => {
  expect(rulesOf(`shell/src/${name}`)).toEqual([]);
  expect(rulesOf(`shell/src/${wrong}`)).toEqual([`check-file/${rule}`]);
});

test('imports go from far to near, and one for its effect keeps its place', () => {
  const [far, above, near] = [
    "import a from 'a';",
    "import b from '../b';",
    "import c from './c';",
  ];
  const use = 'export const d = [a, b, c];';
  const rules = (...lines) => rulesOf('shell/src/d.ts', [...lines, use].join('\n'));
  expect(rules(far, above, near, "import 'e';")).toEqual([]);
  expect(rules(far, near, above)).toEqual(['import-x/order']);
  expect(rules(above, far, near)).toEqual(['import-x/order']);
});

describe.each(['kit/src/a.test.ts', 'tooling/lint/a.test.mjs'])('in %s', (file) => {
  test.each(['', '.each([1])'])("a test is called test%s('…')", (each) => {
    expect(messagesOf(file, `test${each}('works', () => undefined);`)).toEqual([]);
    expect(messagesOf(file, `it${each}('works', () => undefined);`)).toContainEqual(
      expect.stringContaining("A test is test('…'), in Jest as in Playwright."),
    );
  });
});

const PLAIN = begins('Properties are written one by one');

describe.each(['shell/src/a.tsx', 'mf-live/remote.ts'])('in %s', (file) => {
  test.each([
    ['{ a, b }', '{ a, ...{ b } }'],
    ['{ ...(a && { b }) }', '{ ...{ a, b } }'],
  ])('an object has the plain properties %s', (plain, spread) => {
    expect(messagesOf(file, `export const of = (a, b) => (${plain});`)).toEqual([]);
    expect(messagesOf(file, `export const of = (a, b) => (${spread});`)).toEqual([PLAIN]);
  });
});

test.each([
  [
    'plain properties of an element',
    'shell/src/a.tsx',
    'export const of = (a) => <a {...a}>x</a>;',
    'export const of = (a) => <a {...{ a }}>x</a>;',
    PLAIN,
  ],
  [
    'messages that are imported by name',
    'mf-auth/src/settings/a.ts',
    "import { settings } from '../messages/settings';\nconsole.error(settings);",
    "import * as settings from '../messages/settings';\nconsole.error(settings);",
    begins('Messages are imported by name'),
  ],
  ...['session.state$', 'platform.session.state$', 'usePlatform().session.state$'].map((state$) => [
    `useSession instead of ${state$}`,
    'mf-live/src/a.tsx',
    'export const useA = () => useSession();',
    `export const useA = () => useObservable(${state$}, {});`,
    begins('A screen reads the session by useSession\\(\\)'),
  ]),
])('asks for %s', (_, file, right, wrong, message) => {
  expect(messagesOf(file, right)).toEqual([]);
  expect(messagesOf(file, wrong)).toEqual([message]);
});

const BODY = `('a', () => undefined);`;
const withBody = (runners) => runners.map((runner) => `${runner}${BODY}`);
const LEFT_OUT = withBody([
  ...['it.only', 'it.skip', 'it.todo', 'it.failing', 'it.concurrent.only', 'it["only"]'],
  ...['test.only', 'test.skip', 'test.fixme', 'test.fail', 'test.todo', 'test.step.skip'],
  ...['describe.only', 'describe.skip', 'test.describe.only', 'test.describe.skip'],
  ...['test.describe.serial.only', 'test.describe.fixme', 'test.info().skip', 'testInfo.fixme'],
  ...['fit', 'xit', 'xtest', 'fdescribe', 'xdescribe', 'pending'],
  ...['it.only.each([1])', 'describe.skip.each([1])', 'xit.each([1])', 'fdescribe.each([1])'],
  '(1 ? describe : describe.skip)',
]);
const RUN = withBody([
  ...['it', 'test', 'describe', 'test.describe', 'it.each([1])', 'test.describe.serial'],
  ...['test.slow', 'test.step', 'it.concurrent', 'results.fail', 'image.fit', 'array.only'],
]);
/** The lines that the rule about skipped tests refuses. */
function skippedIn(file, code) {
  const lines = code.split('\n');
  return lint(file, code)
    .filter(({ message }) => message.startsWith('Every test runs'))
    .map(({ line }) => lines[line - 1]);
}

test.each(['kit/src/a.test.tsx', 'e2e/tests/a.spec.ts', 'common-testing/src/a.ts'])(
  'in %s no test is left out',
  (file) => {
    expect(skippedIn(file, [...LEFT_OUT, ...RUN].join('\n'))).toEqual(LEFT_OUT);
  },
);

test('a file cannot switch a rule off', () => {
  const code = `// eslint-disable-next-line no-restricted-syntax\nit.only${BODY}`;
  expect(skippedIn('kit/src/a.test.ts', code)).toEqual([`it.only${BODY}`]);
});

const cleansUpLate = (code) =>
  messagesOf('kit/src/a.test.ts', code).some((message) => message.startsWith('A test that fails'));

test.each(['spy.mockRestore();', 'jest.restoreAllMocks();', 'jest.useRealTimers();'])(
  'the last line of a test is not %s',
  (line) => {
    expect(cleansUpLate(`test('a', () => { work(); ${line} });`)).toBe(true);
    expect(cleansUpLate(`test.each([1])('a', async () => { await work(); ${line} });`)).toBe(true);
  },
);

test.each([
  'afterEach(() => { work(); jest.useRealTimers(); });',
  "test('a', () => { jest.useRealTimers(); work(); });",
  "test('a', () => { try { work(); } finally { jest.useRealTimers(); } });",
  "test('a', () => { spy.mockReset(); });",
])('%s may stand', (code) => {
  expect(cleansUpLate(code)).toBe(false);
});
