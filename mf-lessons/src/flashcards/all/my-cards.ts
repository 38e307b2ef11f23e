import type { CardSchedule, Flashcard } from 'shared-contracts';
import { foldedWords } from 'common/fold';
import { isNew, isSetAside } from '../../progress/card-state';
import { withKeys } from '../deck/card-key';
import { isDue } from '../deck/due';
import type { OpenedLesson } from '../due/due-deck';

/** The states of a card: due today, never answered, or due later. */
export const CARD_STATES = ['due', 'fresh', 'known'] as const;
export type CardState = (typeof CARD_STATES)[number] | 'aside';

export interface MyCard {
  /** Lesson id, slash, key of the card. */
  readonly key: string;
  readonly card: Flashcard;
  readonly videoID: string;
  readonly state: CardState;
  /** Due time in epoch milliseconds; 0 for a new card. */
  readonly due: number;
}

function stateOf(schedule: CardSchedule | undefined, now: Date): CardState {
  if (isNew(schedule)) return 'fresh';
  if (isSetAside(schedule)) return 'aside';
  return isDue(schedule, now) ? 'due' : 'known';
}

/** All cards of these lessons, the earliest due first. New cards keep their order. */
export function myCardsOf(
  lessons: readonly Pick<OpenedLesson, 'videoID' | 'flashcards' | 'schedules'>[],
  now: Date,
): readonly MyCard[] {
  const cards = lessons.flatMap(({ videoID, flashcards, schedules }) =>
    withKeys(flashcards).map((card): MyCard => {
      const schedule = schedules[card.key];
      const state = stateOf(schedule, now);
      const due = state === 'fresh' ? 0 : (schedule?.due ?? 0);
      return { key: `${videoID}/${card.key}`, card, videoID, state, due };
    }),
  );
  return cards.sort((a, b) => a.due - b.due);
}

/**
 * Finds the cards in which each word of the query begins a word, in dialect or English. An empty
 * query finds all. Dialect spellings that sound the same match, as in the search of lessons.
 */
export function cardsFor(query: string, cards: readonly MyCard[]): readonly MyCard[] {
  const queryWords = foldedWords(query);
  if (queryWords.length === 0) return cards;
  return cards.filter(({ card: { SwissGerman, English } }) => {
    const words = [...foldedWords(SwissGerman), ...foldedWords(English)];
    return queryWords.every((part) => words.some((word) => word.startsWith(part)));
  });
}
