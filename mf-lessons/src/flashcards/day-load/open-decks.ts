import { TIER, type CatalogueLesson, type Found, type LessonCards } from 'shared-contracts';
import { isOpenTo } from '../../access/is-open-to';
import { isOwnKey } from '../deck/card-key';

export interface OpenDecksOptions {
  /** Tier of the last known plan; 0: no plan. */
  readonly tier: number;
  /** Lessons that are known, from the catalogue or their documents. */
  readonly known: readonly CatalogueLesson[];
  readonly isComplete: boolean;
  /** Ids of unlisted lessons that were withdrawn; default none. */
  readonly gone?: ReadonlySet<string>;
}

/** The deck with only the learner's own cards, which no plan closes. */
function ownOf({ id, data }: Found<LessonCards>): readonly Found<LessonCards>[] {
  const cards = Object.entries(data.cards).filter(([key]) => isOwnKey(key));
  if (cards.length === 0) return [];
  return [{ id, data: { ...data, cards: Object.fromEntries(cards), fresh: 0 } }];
}

/**
 * Keeps the decks whose lessons the plan opens; of the others only the learner's own cards. So no
 * link leads to closed cards. A lesson that could not be looked up counts as VIP. Source: decision
 * 58.
 */
export const openDecks = (
  decks: readonly Found<LessonCards>[],
  { tier, known: knownLessons, isComplete, gone }: OpenDecksOptions,
): readonly Found<LessonCards>[] =>
  decks.flatMap((deck) => {
    const { id } = deck;
    const lesson = knownLessons.find(({ DocID }) => DocID === id);
    const isOpen = lesson ? isOpenTo(lesson, tier) : !isComplete || tier >= TIER.VIP;
    // Without a plan no cards of the school are open, not even those of a free lesson.
    return tier > 0 && isOpen && !gone?.has(id) ? [deck] : ownOf(deck);
  });
