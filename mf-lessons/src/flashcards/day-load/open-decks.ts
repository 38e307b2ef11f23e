import { TIER, type CatalogueLesson, type Found, type LessonCards } from 'shared-contracts';
import { isOpenTo } from '../../access/is-open-to';
import { isOwnKey } from '../deck/card-key';

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

/** The learner's own cards of a deck, which no plan closes. */
function ownOf({ id, data }: Found<LessonCards>): readonly Found<LessonCards>[] {
  const cards = Object.entries(data.cards).filter(([key]) => isOwnKey(key));
  if (cards.length === 0) return [];
  return [{ id, data: { ...data, cards: Object.fromEntries(cards), fresh: 0 } }];
}

/**
 * Picks the decks whose lessons the plan opens, so that nobody is sent to closed cards, and of the
 * others the learner's own cards. If a lesson could not be looked up, only VIP may have its cards.
 * Source: decision 58.
 */
export const openDecks = (
  decks: readonly Found<LessonCards>[],
  { tier, known: knownLessons, isComplete, gone }: OpenDecksOptions,
): readonly Found<LessonCards>[] =>
  decks.flatMap((deck) => {
    const { id } = deck;
    const lesson = knownLessons.find(({ DocID }) => DocID === id);
    const isOpen = lesson ? isOpenTo(lesson, tier) : !isComplete || tier >= TIER.VIP;
    // Without a plan no cards of the school are open, also not those of a free lesson.
    return tier > 0 && isOpen && !gone?.has(id) ? [deck] : ownOf(deck);
  });
