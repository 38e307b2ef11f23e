import type { AnyCard } from '../deck/card-key';

/** A piece of a line: shown, or left out as a gap. */
export interface Piece {
  readonly text: string;
  readonly isGap: boolean;
}

type Span = readonly [from: number, to: number];

const ARTICLE = /^(?:d|de|di|s|en|e|es)\s+/i;
const LETTER = /[\p{L}\p{N}]/u;

/** The position of a phrase in a text, whole words only, in upper or lower case. */
function spanIn(text: string, phrase: string): Span | undefined {
  const words = phrase.match(/[\p{L}\p{N}]+/gu);
  if (!words) return undefined;
  const said = new RegExp(
    `(^|[^\\p{L}\\p{N}])(${words.join('[^\\p{L}\\p{N}]+')})(?![\\p{L}\\p{N}])`,
    'iu',
  ).exec(text);
  const [, before = '', phraseSaid = ''] = said ?? [];
  if (!said) return undefined;
  const from = said.index + before.length;
  return [from, from + phraseSaid.length];
}

/** The positions of a card's words in its line, with or without an article. */
function spansOf({ SwissGerman, line, said }: AnyCard): readonly Span[] {
  if (said || !line) return said ?? [];
  const span =
    spanIn(line.SwissGerman, SwissGerman) ??
    spanIn(line.SwissGerman, SwissGerman.replace(ARTICLE, ''));
  return span ? [span] : [];
}

/**
 * Cuts the line of a card into shown text and gaps. Source: docs/lessons.md, Four kinds of cards.
 *
 * @returns undefined if the card has no line, or the line lacks its words, or has no other words
 */
export function gapsOf(card: AnyCard): readonly Piece[] | undefined {
  const text = card.line?.SwissGerman ?? '';
  const spans = spansOf(card);
  const pieces = spans.flatMap(([from, to], index) => [
    { text: text.slice(spans[index - 1]?.[1] ?? 0, from), isGap: false },
    { text: text.slice(from, to), isGap: true },
  ]);
  pieces.push({ text: text.slice(spans.at(-1)?.[1] ?? 0), isGap: false });
  const shown = pieces.filter(({ isGap }) => !isGap).map(({ text: rest }) => rest);
  return spans.length > 0 && LETTER.test(shown.join('')) ? pieces : undefined;
}
