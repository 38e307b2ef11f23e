import { Linter } from 'eslint';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import config from '../../eslint.config.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Whether the rule refuses `code`, by ESLint with the project's own configuration. */
function isRefused(code) {
  const linter = new Linter({ configType: 'flat', cwd: root });
  const messages = linter.verify(code, config, { filename: join(root, 'kit/src/a.test.ts') });
  expect(messages.filter(({ fatal }) => fatal)).toEqual([]);
  return messages.some(({ message }) => message.startsWith('A test that fails'));
}

test.each(['spy.mockRestore();', 'jest.restoreAllMocks();', 'jest.useRealTimers();'])(
  'the last line of a test is not %s',
  (line) => {
    expect(isRefused(`test('a', () => { work(); ${line} });`)).toBe(true);
    expect(isRefused(`test.each([1])('a', async () => { await work(); ${line} });`)).toBe(true);
  },
);

test.each([
  'afterEach(() => { work(); jest.useRealTimers(); });',
  "test('a', () => { jest.useRealTimers(); work(); });",
  "test('a', () => { try { work(); } finally { jest.useRealTimers(); } });",
  "test('a', () => { spy.mockReset(); });",
])('%s may stand', (code) => {
  expect(isRefused(code)).toBe(false);
});
