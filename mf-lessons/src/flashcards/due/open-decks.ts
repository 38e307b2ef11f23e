import { TIER, type CatalogueLesson, type Found, type LessonCards } from 'shared-contracts';
import { isOpenTo } from '../../access/is-open-to';

export interface OpenDecksOptions {
  /** Of the last known plan; 0: none. */
  readonly tier: number;
  /** Lessons of the catalogue that are known. */
  readonly known: readonly CatalogueLesson[];
  /** Whether these are all that are listed. */
  readonly isComplete: boolean;
}

/** Whether the rest of the catalogue is needed to tell which decks are open. */
export const needsRest = (
  decks: readonly Found<LessonCards>[],
  { tier, known }: Pick<OpenDecksOptions, 'tier' | 'known'>,
): boolean =>
  tier === TIER.BASIC && decks.some(({ id }) => !known.some(({ DocID }) => DocID === id));

/**
 * The decks whose lessons the plan opens, so that nobody is sent to cards that are closed. Lessons
 * that no list names are recordings or withdrawn: only VIP may have them. Source: decision 58.
 */
export const openDecks = (
  decks: readonly Found<LessonCards>[],
  { tier, known, isComplete }: OpenDecksOptions,
): readonly Found<LessonCards>[] =>
  decks.filter(({ id }) => {
    const lesson = known.find(({ DocID }) => DocID === id);
    return lesson ? isOpenTo(lesson, tier) : !isComplete || tier >= TIER.VIP;
  });
