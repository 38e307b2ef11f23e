import type { AnyCard } from '../deck/card-key';

/** A piece of a line, and whether it is left out. */
export interface Piece {
  readonly text: string;
  readonly isGap: boolean;
}

type Span = readonly [from: number, to: number];

const ARTICLE = /^(?:d|de|di|s|en|e|es)\s+/i;
const LETTER = /[\p{L}\p{N}]/u;

/** Where a text says a phrase in one piece, in any size of letters; undefined: nowhere. */
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

/** Where a line says the words of its card, with or without an article. */
function spansOf({ SwissGerman, line, said }: AnyCard): readonly Span[] {
  if (said || !line) return said ?? [];
  const span =
    spanIn(line.SwissGerman, SwissGerman) ??
    spanIn(line.SwissGerman, SwissGerman.replace(ARTICLE, ''));
  return span ? [span] : [];
}

/**
 * Cuts the line of a card into what is shown and what is left out. Source: docs/lessons.md, Four
 * kinds of cards.
 *
 * @returns undefined where the card has no line, or its line does not say it, or says nothing else
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
