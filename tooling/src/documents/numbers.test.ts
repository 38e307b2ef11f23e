import { readdirSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import ts from 'typescript';
import { inRoot } from 'delivery/paths';
import { NUMBERS } from './numbers';

/** Finds the value of the first constant or field of a name: `LIFE_S = 60`, `perHour: 20`. */
function initializerOf(node: ts.Node, name: string): ts.Expression | undefined {
  const isNamed = ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node);
  if (isNamed && node.name.getText() === name) return node.initializer;
  return ts.forEachChild(node, (child) => initializerOf(child, name));
}

/**
 * Reads a number from the source, whether it is exported or not. It may be computed from literals
 * and constants of the same file.
 *
 * @param file path from the root of the repository
 * @param name of a constant or of a field, `LIVE_LIFE_S`, `COMMENT_RATE.perDay`
 * @throws {Error} when the file has no such number
 */
function constantIn(file: string, name: string): number {
  const text = readFileSync(inRoot(file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const numberIn = (within: ts.Node, path: string): number => {
    const found = path
      .split('.')
      .reduce<ts.Node | undefined>((node, part) => node && initializerOf(node, part), within);
    if (!found) throw new Error(`${file} has no number ${name}`);
    const formula = found.getText().replace(/\b[A-Za-z_]\w*/g, (id) => `${numberIn(source, id)}`);
    return Number(runInNewContext(formula));
  };
  return numberIn(source, name);
}

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const valueOf = (word: string): number =>
  WORDS.includes(word) ? WORDS.indexOf(word) : Number(word.replaceAll(',', ''));

const pages = readdirSync(inRoot('docs'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`);

/** Numbers before the markers of all pages: `10<!-- = comment.apart -->`. */
const said = pages.flatMap((page) =>
  [...readFileSync(inRoot(page), 'utf8').matchAll(/([\d,.]*\d|[a-z]*)<!-- = (.*?) -->/g)].map(
    ([, number = '', name = '']) => ({ page, number, name }),
  ),
);

test.each(said)('$page says $number as the code says $name', ({ number, name }) => {
  expect(Object.keys(NUMBERS)).toContain(name);
  const place = NUMBERS[name] ?? Number.NaN;
  const inCode = typeof place === 'number' ? place : constantIn(place.file, place.name) / place.per;
  expect(valueOf(number)).toBe(inCode);
});

test('each of the numbers is said by a page', () => {
  const names = said.map(({ name }) => name);
  expect(Object.keys(NUMBERS).filter((name) => !names.includes(name))).toEqual([]);
});

test('a number may be a word, and have a comma or a point', () => {
  expect(['five', '1,800', '14.5'].map(valueOf)).toEqual([5, 1800, 14.5]);
});

test('reads constants, their fields and what is computed of them', () => {
  const file = 'shared-contracts/src/entities/comment.ts';
  expect(constantIn(file, 'COMMENT_RATE.secondsBetween')).toBe(10);
  expect(constantIn('shared-contracts/src/base/constants.ts', 'ENTITLEMENT_STALE_MS')).toBe(
    300_000,
  );
  expect(() => constantIn(file, 'NO_SUCH_NUMBER')).toThrow(`${file} has no number NO_SUCH_NUMBER`);
});
