import { soundOf } from './dialect-spelling';

const UMLAUTS: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü' };
const isUmlautOf = (a: string, b: string) => UMLAUTS[a] === b || UMLAUTS[b] === a;

/**
 * Least number of sounds of a word that may have a slip, by kind of slip. Shorter words are mostly
 * other words: Taag and Waag, Schloss and Schluss.
 */
const SHORTEST = { swapped: 5, dots: 6, missing: 7, wrong: 8 };

/** The parts of two words between their common beginning and end; undefined if they share none. */
function middleOf(a: string, b: string): readonly [string, string] | undefined {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  if (start === 0 || end === 0) return undefined;
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)];
}

/**
 * Whether one letter is wrong, missing, extra or swapped with the next one, by sound. The first and
 * the last letter must be right, because they make other words and endings.
 *
 * @param expected a word in small letters, in Dieth spelling
 * @param typed a word in small letters
 */
export function isSlip(expected: string, typed: string): boolean {
  const [a, b] = [soundOf(expected), soundOf(typed)];
  const middle = middleOf(a, b);
  if (!middle) return false;
  const [wrong, instead] = middle;
  const length = Math.max(a.length, b.length);
  if (wrong.length + instead.length === 1) return length >= SHORTEST.missing;
  if (wrong.length === 1 && instead.length === 1) {
    return length >= (isUmlautOf(wrong, instead) ? SHORTEST.dots : SHORTEST.wrong);
  }
  const isSwapped =
    wrong.length === 2 &&
    wrong[0] === instead[1] &&
    wrong[1] === instead[0] &&
    instead.length === 2;
  return isSwapped && length >= SHORTEST.swapped;
}
