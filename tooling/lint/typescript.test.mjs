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

test.each(['new Intl.NumberFormat()', '(5).toLocaleString()'])(
  'refuses %s on the way of a first screen, and nowhere else',
  (expression) => {
    const linter = new Linter({ configType: 'flat', cwd: root });
    const rulesIn = (filename) =>
      linter
        .verify(`export const a = ${expression};\n`, config, { filename: join(root, filename) })
        .map(({ ruleId }) => ruleId);
    expect(rulesIn('mf-lessons/src/home/a.ts')).toEqual([
      expect.stringMatching(/^no-restricted-(globals|properties)$/),
    ]);
    expect(rulesIn('shared-contracts/src/words/amount-text.ts')).toEqual([]);
  },
);
