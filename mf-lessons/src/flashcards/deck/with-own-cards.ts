import { hasCode, type Flashcard } from 'shared-contracts';

/**
 * The school's cards of a lesson, and behind them the learner's own ones from it. Own cards stand
 * alone where the plan does not open the school's, or where there are none. Source:
 * docs/lessons.md, Own words.
 *
 * @param school the server's answer
 * @throws as `school` and `own`; of both, as `school`
 */
export async function withOwnCards(
  school: Promise<{ readonly flashcards: readonly Flashcard[] }>,
  own: Promise<readonly Flashcard[]>,
): Promise<readonly Flashcard[]> {
  own.catch(() => undefined);
  try {
    const { flashcards } = await school;
    const texts = new Set(flashcards.map(({ SwissGerman }) => SwissGerman));
    return [...flashcards, ...(await own).filter(({ SwissGerman }) => !texts.has(SwissGerman))];
  } catch (error) {
    const isClosed = hasCode(error, 'permission-denied', 'not-found');
    const cards = isClosed ? await own.catch(() => []) : [];
    if (cards.length > 0) return cards;
    throw error;
  }
}
