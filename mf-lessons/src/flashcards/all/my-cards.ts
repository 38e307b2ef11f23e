import type { CardSchedule, Flashcard } from 'shared-contracts';
import { foldedWords } from 'common/fold';
import { isNew, isSetAside } from '../../progress/card-state';
import { withKeys } from '../deck/card-key';
import { isDue } from '../deck/due';
import type { OpenedLesson } from '../due/due-deck';

/** What a learner knows of a card: it is due today, was never answered, or comes back later. */
export const CARD_STATES = ['due', 'fresh', 'known'] as const;
export type CardState = (typeof CARD_STATES)[number] | 'aside';

/** A card of one of the learner's lessons. */
export interface MyCard {
  /** Of all cards, with its lesson. */
  readonly key: string;
  readonly card: Flashcard;
  readonly videoID: string;
  readonly state: CardState;
  /** When it comes back, epoch milliseconds; 0: it is new. */
  readonly due: number;
}

function stateOf(schedule: CardSchedule | undefined, now: Date): CardState {
  if (isNew(schedule)) return 'fresh';
  if (isSetAside(schedule)) return 'aside';
  return isDue(schedule, now) ? 'due' : 'known';
}

/**
 * All cards of some lessons. Those that come back earlier are first; new ones keep the order of
 * their lesson.
 */
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
 * The cards in which each word of the query begins a word, in dialect or in English. An empty query
 * finds all. Spellings of dialect that sound the same are the same, as in the search of lessons.
 */
export function cardsFor(query: string, cards: readonly MyCard[]): readonly MyCard[] {
  const wanted = foldedWords(query);
  if (wanted.length === 0) return cards;
  return cards.filter(({ card: { SwissGerman, English } }) => {
    const words = [...foldedWords(SwissGerman), ...foldedWords(English)];
    return wanted.every((part) => words.some((word) => word.startsWith(part)));
  });
}
