import { hasCode, type Flashcard } from 'shared-contracts';
import { isOwnKey, withKeys, withoutArticle, type AnyCard } from './card-key';

/** What a learner has made of the words of one lesson. */
export interface OwnCards {
  /** Words that are asked. */
  readonly cards: readonly AnyCard[];
  /** Keys of words that were cards, and that the learner knows now. */
  readonly known: readonly string[];
}

/** The cards of a lesson as one learner has them. */
export interface CardsOfLesson {
  readonly flashcards: readonly AnyCard[];
  /** Whether the school's cards are among them. */
  readonly isWhole: boolean;
  /**
   * Whether the schedule of a key is no longer needed. Never that of a school's card that the plan
   * does not open now, nor that of a word which another tab has added.
   */
  isGone(key: string): boolean;
}

/**
 * The school's cards of a lesson, and behind them the learner's own ones from it. Own cards stand
 * alone where the plan does not open the school's, or where there are none. Source:
 * docs/lessons.md, Own words.
 *
 * @param school the server's answer
 * @throws as `own`, and as `school` where there is no own card
 */
export async function withOwnCards(
  school: Promise<{ readonly flashcards: readonly Flashcard[] }>,
  own: Promise<OwnCards>,
): Promise<CardsOfLesson> {
  own.catch(() => undefined);
  try {
    const { flashcards } = await school;
    const { cards, known } = await own;
    const texts = new Set(flashcards.map(({ SwissGerman }) => withoutArticle(SwissGerman)));
    const keys = new Set(withKeys(flashcards).map(({ key }) => key));
    return {
      flashcards: [...flashcards, ...cards.filter(({ SwissGerman }) => !texts.has(SwissGerman))],
      isWhole: true,
      isGone: (key) => (isOwnKey(key) ? known.includes(key) : !keys.has(key)),
    };
  } catch (error) {
    if (!hasCode(error, 'permission-denied', 'not-found')) throw error;
    const { cards, known } = await own;
    if (cards.length === 0) throw error;
    return { flashcards: cards, isWhole: false, isGone: (key) => known.includes(key) };
  }
}
