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

/** A search finds so many lines at most. Source: API-searchLines. */
export const MOST_HITS = 20;

/** With fewer letters nearly every line would match. */
const LEAST_LETTERS = 2;

/**
 * The folded words of a line, each between spaces, so that the beginning of a word can be found.
 */
export const foldLine = (text: string): string => ` ${foldedWords(text).join(' ')} `;

/** A shorter word with one wrong letter is too often another word. */
const LEAST_MISSPELT = 5;

/**
 * Whether two words differ by one letter at most: it is wrong, missing, too many, or has changed
 * places with the next one.
 */
function isAlmost(one: string, other: string): boolean {
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

/** Whether a word of the line is the typed one with one wrong letter. */
const hasAlmost = (folded: string, word: string): boolean =>
  word.length >= LEAST_MISSPELT && folded.split(' ').some((one) => isAlmost(word, one));

/**
 * How many of the words are whole words of a line; undefined when one of them begins no word of it.
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
    else if (!folded.includes(` ${word}`) && !(isLenient && hasAlmost(folded, word))) {
      return undefined;
    }
  }
  return whole;
}

/** The line of a lesson that fits best, the first of equals. */
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

/** Whether a query has enough letters to find lines. */
export const canFindLines = (query: string): boolean =>
  foldedWords(query).join('').length >= LEAST_LETTERS;

/** The lines that match, as `findLines` gives them. */
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
 * Finds lines in which each word of the query begins a word, all of them in one language. Spelling
 * counts as little as in titles (`fold`). Without a result, each word of five letters or more may
 * have one wrong letter. One line for each lesson; lines with more whole words come first.
 *
 * @param query as typed; with fewer than two letters it finds nothing
 * @param lessons in the order in which equal ones are shown
 */
export function findLines(query: string, lessons: readonly SearchableLesson[]): SearchHit[] {
  if (!canFindLines(query)) return [];
  const words = [...new Set(foldedWords(query))];
  const exact = matchesOf(words, lessons, false);
  return exact.length > 0 ? exact : matchesOf(words, lessons, true);
}
