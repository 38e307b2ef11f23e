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

/**
 * How many of the words are whole words of a line; undefined when one of them begins no word of it.
 */
function wholeWords(folded: string, words: readonly string[]): number | undefined {
  let whole = 0;
  for (const word of words) {
    if (folded.includes(` ${word} `)) whole += 1;
    else if (!folded.includes(` ${word}`)) return undefined;
  }
  return whole;
}

/** The line of a lesson that fits best, the first of equals. */
function bestLine(lines: readonly SearchableLine[], words: readonly string[]) {
  let best: { readonly line: number; readonly whole: number } | undefined;
  lines.forEach(({ folded }, line) => {
    for (const language of folded) {
      const whole = wholeWords(language, words);
      if (whole !== undefined && whole > (best?.whole ?? -1)) best = { line, whole };
    }
  });
  return best;
}

/** Whether a query has enough letters to find lines. */
export const canFindLines = (query: string): boolean =>
  foldedWords(query).join('').length >= LEAST_LETTERS;

/**
 * Finds lines in which each word of the query begins a word, all of them in one language. Spelling
 * counts as little as in titles (`fold`), but no letter may be wrong. One line for each lesson;
 * lines with more whole words come first.
 *
 * @param query as typed; with fewer than two letters it finds nothing
 * @param lessons in the order in which equal ones are shown
 */
export function findLines(query: string, lessons: readonly SearchableLesson[]): SearchHit[] {
  if (!canFindLines(query)) return [];
  const words = [...new Set(foldedWords(query))];
  const matches = lessons.flatMap(({ VideoID, lines }) => {
    const best = bestLine(lines, words);
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
