import { TIER, type CatalogueLesson, type Found, type LessonCards } from 'shared-contracts';
import { isOpenTo } from '../../access/is-open-to';

export interface OpenDecksOptions {
  /** Of the last known plan; 0: none. */
  readonly tier: number;
  /** Lessons that are known, from the catalogue or their documents. */
  readonly known: readonly CatalogueLesson[];
  /** Whether the catalogue is known as a whole. */
  readonly isComplete: boolean;
  /** Lessons that no list names and that are no longer there; default none. */
  readonly gone?: ReadonlySet<string>;
}

/**
 * Picks the decks whose lessons the plan opens, so that nobody is sent to closed cards. If a lesson
 * could not be looked up, only VIP may have its cards. Source: decision 58.
 */
export const openDecks = (
  decks: readonly Found<LessonCards>[],
  { tier, known: knownLessons, isComplete, gone }: OpenDecksOptions,
): readonly Found<LessonCards>[] =>
  decks.filter(({ id }) => {
    if (gone?.has(id)) return false;
    const lesson = knownLessons.find(({ DocID }) => DocID === id);
    return lesson ? isOpenTo(lesson, tier) : !isComplete || tier >= TIER.VIP;
  });
