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
    expect(rulesIn('common/src/wording/amount-text.ts')).toEqual([]);
  },
);

/** The rules that refuse a file of the shell. */
function refused(name, code = '') {
  const linter = new Linter({ configType: 'flat', cwd: root });
  return linter
    .verify(code, config, { filename: join(root, 'shell/src', name) })
    .map(({ ruleId }) => ruleId);
}

test.each([
  ['use-route.ts', 'useRoute.ts', 'filename-naming-convention'],
  ['SeekBar.tsx', 'SeekBar.ts', 'filename-naming-convention'],
  ['SeekBar.test.tsx', 'seekBar.test.tsx', 'filename-naming-convention'],
  ['due-state.ts', 'state.ts', 'filename-blocklist'],
])('a file may be called %s, and not %s', (name, wrong, rule) => {
  expect(refused(name)).toEqual([]);
  expect(refused(wrong)).toEqual([`check-file/${rule}`]);
});

test('imports go from far to near, and one for its effect keeps its place', () => {
  const [far, above, near] = [
    "import a from 'a';",
    "import b from '../b';",
    "import c from './c';",
  ];
  const use = 'export const d = [a, b, c];';
  expect(refused('d.ts', [far, above, near, "import 'e';", use].join('\n'))).toEqual([]);
  expect(refused('d.ts', [far, near, above, use].join('\n'))).toEqual(['import-x/order']);
  expect(refused('d.ts', [above, far, near, use].join('\n'))).toEqual(['import-x/order']);
});
