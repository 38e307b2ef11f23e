import type { SearchHit } from 'shared-contracts';
import { foldedWords } from '../wording/fold';

/** A line that can be searched. */
export interface SearchableLine {
  readonly SwissGerman: string;
  readonly English: string;
  /** Seconds from the beginning of the film; 0 in a lesson without times. */
  readonly at: number;
  /** The folded words of both languages, from `foldLine`. */
  readonly folded: readonly [SwissGerman: string, English: string];
}

export interface SearchableLesson {
  readonly VideoID: string;
  readonly lines: readonly SearchableLine[];
}

/** Most lines that a search finds. Source: API-searchLines. */
export const MOST_HITS = 20;

/** Least letters of a query; with fewer, nearly every line would match. */
const LEAST_LETTERS = 2;

/** Folds the words of a line, each between spaces, so a search finds the start of a word. */
export const foldLine = (text: string): string => ` ${foldedWords(text).join(' ')} `;

/** Least letters of a word with a wrong one; shorter words would match too many others. */
const LEAST_MISSPELT = 5;

/**
 * Whether two words differ by at most one letter: wrong, missing, extra, or swapped with the next
 * one.
 */
function isAlmostEqual(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const rest = one.slice(same);
  const otherRest = other.slice(same);
  const isSwapped = rest[0] === otherRest[1] && rest[1] === otherRest[0];
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (isSwapped && rest.slice(2) === otherRest.slice(2))
  );
}

/** Whether a word of the line matches the typed word with one wrong letter. */
const hasAlmostEqualWord = (folded: string, word: string): boolean =>
  word.length >= LEAST_MISSPELT && folded.split(' ').some((one) => isAlmostEqual(word, one));

/**
 * Number of query words that are whole words of a line; undefined if one of them begins no word.
 *
 * @param isLenient whether a word may have one wrong letter
 */
function wholeWords(
  folded: string,
  words: readonly string[],
  isLenient: boolean,
): number | undefined {
  let whole = 0;
  for (const word of words) {
    if (folded.includes(` ${word} `)) whole += 1;
    else if (!folded.includes(` ${word}`) && !(isLenient && hasAlmostEqualWord(folded, word))) {
      return undefined;
    }
  }
  return whole;
}

/** The best line of a lesson, the first of equals. */
function bestLine(lines: readonly SearchableLine[], words: readonly string[], isLenient: boolean) {
  let best: { readonly line: number; readonly whole: number } | undefined;
  lines.forEach(({ folded }, line) => {
    for (const language of folded) {
      const whole = wholeWords(language, words, isLenient);
      if (whole !== undefined && whole > (best?.whole ?? -1)) best = { line, whole };
    }
  });
  return best;
}

export const canFindLines = (query: string): boolean =>
  foldedWords(query).join('').length >= LEAST_LETTERS;

/** Finds matching lines in the order of `findLines`. */
function matchesOf(
  words: readonly string[],
  lessons: readonly SearchableLesson[],
  isLenient: boolean,
): SearchHit[] {
  const matches = lessons.flatMap(({ VideoID, lines }) => {
    const best = bestLine(lines, words, isLenient);
    const line = best && lines[best.line];
    if (!line) return [];
    const { SwissGerman, English, at } = line;
    return { whole: best.whole, hit: { VideoID, line: best.line + 1, SwissGerman, English, at } };
  });
  return matches
    .sort((a, b) => b.whole - a.whole)
    .slice(0, MOST_HITS)
    .map(({ hit }) => hit);
}

/**
 * Finds lines in which each query word begins a word, all in one language. Spelling matters as
 * little as in titles (`fold`). Without a result, each word of five letters or more may have one
 * wrong letter. Each lesson has at most one line; lines with more whole words come first.
 *
 * @param query as typed; with fewer than two letters it finds nothing
 * @param lessons in the order of equal results
 */
export function findLines(query: string, lessons: readonly SearchableLesson[]): SearchHit[] {
  if (!canFindLines(query)) return [];
  const words = [...new Set(foldedWords(query))];
  const exact = matchesOf(words, lessons, false);
  return exact.length > 0 ? exact : matchesOf(words, lessons, true);
}
