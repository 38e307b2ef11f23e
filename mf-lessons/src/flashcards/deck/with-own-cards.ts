import { hasCode, type Flashcard } from 'shared-contracts';
import { isOwnKey, withKeys, withoutArticle, type AnyCard } from './card-key';

/** A learner's own cards from the words of one lesson. */
export interface OwnCards {
  readonly cards: readonly AnyCard[];
  /** Keys of cards whose word the learner has marked as known. */
  readonly known: readonly string[];
}

/** The school's cards of a lesson, and the learner's own ones. */
export interface CardsOfLesson {
  readonly flashcards: readonly AnyCard[];
  /** Whether the school's cards are among them. */
  readonly isWhole: boolean;
  /**
   * Whether the schedule of a key is no longer needed. False for a school's card that the plan
   * closes now, and for a word that another tab has added.
   */
  isGone(key: string): boolean;
}

/**
 * Joins the school's cards of a lesson and the learner's own ones after them. If the plan closes
 * the school's cards, or there are none, the own cards remain. Source: docs/lessons.md, Own words.
 *
 * @param school the server's answer
 * @throws as `own`, and as `school` without an own card
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
