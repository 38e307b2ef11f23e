import { readFileSync } from 'node:fs';
import { inRoot } from '../paths';
import { constantIn } from './constant';
import { SAID } from './numbers';

/** A table has more spaces than words. */
const readPage = (page: string) => readFileSync(inRoot(page), 'utf8').replace(/ +/g, ' ');

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A pattern that finds the sentence with any numbers. */
const anyNumbers = (sentence: string) =>
  new RegExp(
    sentence
      .split('{}')
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('([\\d,.]*\\d|[a-z]+)'),
  );
const valueOf = (word = ''): number =>
  WORDS.includes(word) ? WORDS.indexOf(word) : Number(word.replaceAll(',', ''));

test.each(SAID)('$page says what the code has: $sentence', ({ page, sentence, numbers }) => {
  const found = anyNumbers(sentence).exec(readPage(page));
  expect(found).not.toBeNull();
  const inCode = numbers.map((number) =>
    typeof number === 'number' ? number : constantIn(number.file, number.name) / (number.per ?? 1),
  );
  expect(found?.slice(1).map(valueOf)).toEqual(inCode);
});

test('reads constants, their fields and what is computed of them', () => {
  const file = 'shared-contracts/src/entities/comment.ts';
  expect(constantIn(file, 'COMMENT_RATE.secondsBetween')).toBe(10);
  expect(constantIn('shared-contracts/src/constants.ts', 'ENTITLEMENT_STALE_MS')).toBe(300_000);
  expect(() => constantIn(file, 'NO_SUCH_NUMBER')).toThrow(`${file} has no number NO_SUCH_NUMBER`);
});
