import { judgeAnswer, type AnswerVerdict } from 'common/judge-answer';
import { withoutArticle, type AnyCard } from '../deck/card-key';

/** The verdicts on a typed answer, best first. */
const VERDICTS: readonly AnswerVerdict[] = ['exact', 'spelling', 'slip', 'other'];

/** All dialect texts of a deck; an answer found here is another word, not a slip. */
const textsOf = (cards: readonly AnyCard[]) =>
  cards.flatMap(({ SwissGerman, line }) => [SwissGerman, line?.SwissGerman ?? '']);

/** The form of an own word in its line, or the word itself without a line. */
const formInLine = ({ SwissGerman, line, said = [] }: AnyCard): string =>
  said.map(([from, to]) => line?.SwissGerman.slice(from, to)).join(' ') || SwissGerman;

/**
 * Judges a typed answer to a card. The word of another card with the same meaning counts too, as do
 * an own word's article and its form in the line. Source: docs/lessons.md, Typed answers.
 *
 * @param cards all cards of the deck
 */
export function judgeCard(card: AnyCard, typed: string, cards: readonly AnyCard[]): AnswerVerdict {
  const texts = textsOf(cards);
  const cardsOfSameMeaning = cards.filter(({ English }) => English === card.English);
  const verdicts = [...cardsOfSameMeaning, card].flatMap((each) =>
    each.isOwn
      ? [each.SwissGerman, formInLine(each)].map((form) =>
          judgeAnswer(form, withoutArticle(typed.trim()), texts),
        )
      : [judgeAnswer(each.SwissGerman, typed, texts)],
  );
  return VERDICTS.find((verdict) => verdicts.includes(verdict)) ?? 'other';
}
