import { judgeAnswer, type AnswerVerdict } from 'common/judge-answer';
import { withoutArticle, type AnyCard } from '../deck/card-key';

/** The better one first. */
const VERDICTS: readonly AnswerVerdict[] = ['exact', 'spelling', 'slip', 'other'];

/** The texts of a deck in dialect, in which a word may be meant. */
const textsOf = (cards: readonly AnyCard[]) =>
  cards.flatMap(({ SwissGerman, line }) => [SwissGerman, line?.SwissGerman ?? '']);

/** The form of an own word in its line; without a line the word itself. */
const formInLine = ({ SwissGerman, line, said = [] }: AnyCard): string =>
  said.map(([from, to]) => line?.SwissGerman.slice(from, to)).join(' ') || SwissGerman;

/**
 * Judges what was typed for a card. A card of the same meaning counts as well. An own word counts
 * with its article, too, and in the form of its line. Source: docs/lessons.md, Typed answers.
 *
 * @param cards all cards of the deck: their words are no slips of this one's
 */
export function judgeCard(card: AnyCard, typed: string, cards: readonly AnyCard[]): AnswerVerdict {
  const texts = textsOf(cards);
  const same = cards.filter(({ English }) => English === card.English);
  const verdicts = [...same, card].flatMap((each) =>
    each.isOwn
      ? [each.SwissGerman, formInLine(each)].map((form) =>
          judgeAnswer(form, withoutArticle(typed.trim()), texts),
        )
      : [judgeAnswer(each.SwissGerman, typed, texts)],
  );
  return VERDICTS.find((verdict) => verdicts.includes(verdict)) ?? 'other';
}
