import { Linter } from 'eslint';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import config from '../../eslint.config.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The lines of `code` that the rule refuses, by ESLint with the project's own configuration. */
function refused(file, code) {
  const linter = new Linter({ configType: 'flat', cwd: root });
  const messages = linter.verify(code, config, { filename: join(root, file) });
  expect(messages.filter(({ fatal }) => fatal)).toEqual([]);
  const lines = code.split('\n');
  return messages
    .filter(({ message }) => message.startsWith('Every test runs'))
    .map(({ line }) => lines[line - 1]);
}

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

test.each(['kit/src/a.test.tsx', 'e2e/tests/a.spec.ts', 'common-testing/src/a.ts'])(
  'in %s no test is left out',
  (file) => {
    expect(refused(file, [...LEFT_OUT, ...RUN].join('\n'))).toEqual(LEFT_OUT);
  },
);

test('cannot be switched off in a file', () => {
  const code = `// eslint-disable-next-line no-restricted-syntax\nit.only${BODY}`;
  expect(refused('kit/src/a.test.ts', code)).toEqual([`it.only${BODY}`]);
});
