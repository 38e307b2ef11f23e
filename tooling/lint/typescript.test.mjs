import { Linter } from 'eslint';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import config from '../../eslint.config.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('refuses any, an inline disable, and an import that is only a type', () => {
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
