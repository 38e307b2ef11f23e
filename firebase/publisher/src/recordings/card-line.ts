import type { CardContent } from '../texts/flashcards';

/** Small words before a noun that a card names and a sentence may not. */
const ARTICLE = /^(d|de|di|die|s|en|e|es|der|das|dr)$/;

const words = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const holds = (line: readonly string[], phrase: readonly string[]): boolean =>
  line.some((_, start) => phrase.every((word, index) => line[start + index] === word));

/**
 * The line in which a card's words are said one after the other; its recording is the card's.
 *
 * @param lines of the lesson, in Swiss German
 * @returns index from 0; undefined when no line says them
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
  return undefined;
}
