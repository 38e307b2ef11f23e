import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from 'delivery/paths';
import { constantIn } from './constant';
import { NUMBERS } from './numbers';

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
