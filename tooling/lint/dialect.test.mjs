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
