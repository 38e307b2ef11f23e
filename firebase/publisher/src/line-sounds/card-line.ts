import type { CardContent } from '../texts/flashcards';

/** Articles that a card has before a noun and a sentence may lack. */
const ARTICLE = /^(d|de|di|die|s|en|e|es|der|das|dr)$/;

const words = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const holds = (line: readonly string[], phrase: readonly string[]): boolean =>
  line.some((_, start) => phrase.every((word, index) => line[start + index] === word));

/** Prefixes that only one of two forms may have: `abhole`, `hol … ab`. */
const PREFIX = /^(gg?|uuf|uus|aa|ab|ii|zrugg|mit|um|vor|use)(?=.{3})/;
const LEAST_LETTERS = 3;
/** Two forms of one word share at least this part of its letters. */
const LEAST_SHARE = 0.6;

function sameLetters(a: string, b: string): number {
  let count = 0;
  while (count < a.length && a[count] === b[count]) count += 1;
  return count;
}

/** Counts the common first letters of two words; 0: they are not forms of one word. */
function likeness(card: string, said: string): number {
  const stem = card.replace(PREFIX, '');
  const same = Math.max(sameLetters(card, said), sameLetters(stem, said.replace(PREFIX, '')));
  return same >= Math.max(LEAST_LETTERS, Math.round(stem.length * LEAST_SHARE)) ? same : 0;
}

/** Finds the line whose words are most like those of a card. */
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
 * Finds the line that a card comes from, so that the card can play its sound: first by the card's
 * words in a row, then by other forms of them.
 *
 * @param lines of the lesson, in Swiss German
 * @returns index from 0; undefined: no line has the words
 */
export function lineOfCard(
  { SwissGerman }: Pick<CardContent, 'SwissGerman'>,
  lines: readonly string[],
): number | undefined {
  const phrase = words(SwissGerman);
  const bare = ARTICLE.test(phrase[0] ?? '') ? phrase.slice(1) : phrase;
  for (const wanted of [phrase, bare]) {
    const index = lines.findIndex((line) => wanted.length > 0 && holds(words(line), wanted));
    if (index >= 0) return index;
  }
  return nearestLine(bare, lines);
}
