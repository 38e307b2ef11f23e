import { Linter } from 'eslint';
import { importOrder } from './import-order.mjs';

const config = {
  files: ['**/*.mjs'],
  plugins: { house: { rules: { 'import-order': importOrder } } },
  rules: { 'house/import-order': 'error' },
};
const linter = new Linter({ configType: 'flat' });
const said = (code) =>
  linter.verify(code, config, { filename: 'a.mjs' }).map(({ message }) => message);
const fixed = (code) => linter.verifyAndFix(code, config, { filename: 'a.mjs' }).output;

const PACKAGE = "import a from 'a';\n";
const ABOVE = "import { b } from '../b';\n";
const HERE = "import c, { d } from './c';\n";

test.each([
  ['far to near', PACKAGE + ABOVE + HERE],
  ['near alone', HERE],
  ['a style sheet in its place', `${HERE}import 'kit/tokens.css';\n`],
])('%s is in order', (_, code) => {
  expect(said(code)).toEqual([]);
});

test.each([
  ['a package after this folder', HERE + PACKAGE, PACKAGE + HERE],
  ['a folder above after this folder', PACKAGE + HERE + ABOVE, PACKAGE + ABOVE + HERE],
])('%s is refused, and put in order', (_, code, right) => {
  expect(said(code)).toEqual([expect.stringMatching(/^An import of .* comes after/)]);
  expect(fixed(code)).toBe(right);
});

test('an import with a comment is refused, and left to a person', () => {
  const code = `${HERE}// Why.\n${PACKAGE}`;
  expect(said(code)).toHaveLength(1);
  expect(fixed(code)).toBe(code);
});
