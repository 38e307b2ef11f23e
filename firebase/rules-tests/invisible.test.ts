import { readFileSync } from 'node:fs';
import { isVisibleText } from 'shared-contracts';
import { inRoot } from 'delivery/paths';
import {
  characterClassOf,
  invisibleCodePoints,
  turningCodePoints,
  undrawnCodePoints,
} from './testing/invisible';

const rules = readFileSync(inRoot('firebase', 'firestore.rules'), 'utf8');

// Finds each list in the rules by the text around it. After a new version of Unicode, copy the
// expected list into the rules.
test.each([
  ['invisible', /(?<=\(\?s\)\.\*\[\^)[^\]]*(?=\]\.\*)/g, invisibleCodePoints],
  ['undrawn', /(?<=pM\[)[^\]]*(?=\]\*\)\{9\})/g, undrawnCodePoints],
  ['turning', /(?<=\(\?s\)\.\*\[)[^^\]]*(?=\]\.\*)/g, turningCodePoints],
])('the security rules and the product have one list of %s characters', (_, around, codePoints) => {
  const list = characterClassOf(codePoints()).replaceAll('\\', '\\\\');
  expect(rules.match(around)).toEqual([list]);
});

test.each([
  ...[0x61c, 0x1d159, 0x13430, 0x13441, 0x16fe4, 0x2800, 0x3164, 0xad, 0x85, 0x20, 0xfffc],
  ...[0xe0001, 0xe0fff],
])('U+%# cannot be seen', (code) => {
  expect(isVisibleText(String.fromCodePoint(code))).toBe(false);
  expect(isVisibleText(`${String.fromCodePoint(code)}a`)).toBe(true);
});

test.each(['a', 'é', '!', '7', '⠓', '안', '😀', '\u0301', '\u{1d158}', '\u{e1000}'])(
  '%j can be seen',
  (text) => {
    expect(isVisibleText(text)).toBe(true);
  },
);

test('the characters that turn a text are those that Unicode lists, and one more', () => {
  const listed = String.raw`\x{61C}\x{70F}\x{200E}-\x{200F}\x{202A}-\x{202E}\x{2066}-\x{2069}`;
  expect(characterClassOf(turningCodePoints())).toBe(listed);
});

test('neighbours make one range of a character class', () => {
  expect(characterClassOf([0x20, 0x21, 0x22, 0xad, 0x1d159])).toBe(
    String.raw`\x{20}-\x{22}\x{AD}\x{1D159}`,
  );
});
