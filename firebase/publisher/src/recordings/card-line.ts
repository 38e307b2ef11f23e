import type { CardContent } from '../texts/flashcards';

/** Small words before a noun that a card names and a sentence may not. */
const ARTICLE = /^(d|de|di|die|s|en|e|es|der|das|dr)$/;

const words = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const holds = (line: readonly string[], phrase: readonly string[]): boolean =>
  line.some((_, start) => phrase.every((word, index) => line[start + index] === word));

/** Prefixes that a form of a word may have or lose: `abhole`, `hol … ab`; `ghäisse`, `häisse`. */
const PREFIX = /^(gg?|uuf|uus|aa|ab|ii|zrugg|mit|um|vor|use)(?=.{3})/;
const LEAST_LETTERS = 3;
/** So much of a word's letters are the same in its other forms. */
const LEAST_SHARE = 0.6;

function sameLetters(a: string, b: string): number {
  let count = 0;
  while (count < a.length && a[count] === b[count]) count += 1;
  return count;
}

/** How many letters show that a word is another form of one on a card; 0: it is none. */
function likeness(card: string, said: string): number {
  const stem = card.replace(PREFIX, '');
  const same = Math.max(sameLetters(card, said), sameLetters(stem, said.replace(PREFIX, '')));
  return same >= Math.max(LEAST_LETTERS, Math.round(stem.length * LEAST_SHARE)) ? same : 0;
}

/** The line with the most alike forms of a card's words. */
function nearestLine(phrase: readonly string[], lines: readonly string[]): number | undefined {
  const meant = phrase.filter((word) => word.length >= LEAST_LETTERS && !ARTICLE.test(word));
  const scores = lines.map((line) => {
    const said = words(line);
    return meant.reduce(
      (sum, word) => sum + Math.max(0, ...said.map((other) => likeness(word, other))),
      0,
    );
  });
  const best = Math.max(...scores);
  return best > 0 ? scores.indexOf(best) : undefined;
}

/**
 * The line that a card comes from: the one in which its words are said one after the other, else
 * the one with the most alike forms of them. Its recording is the card's.
 *
 * @param lines of the lesson, in Swiss German
 * @returns index from 0; undefined when no line has them
 */
export function lineOfCard(
  { SwissGerman }: Pick<CardContent, 'SwissGerman'>,
  lines: readonly string[],
): number | undefined {
  const phrase = words(SwissGerman);
  const bare = ARTICLE.test(phrase[0] ?? '') ? phrase.slice(1) : phrase;
  for (const wanted of [phrase, bare]) {
    const found = lines.findIndex((line) => wanted.length > 0 && holds(words(line), wanted));
    if (found >= 0) return found;
  }
  return nearestLine(bare, lines);
}
