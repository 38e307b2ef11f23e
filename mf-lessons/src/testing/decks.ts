import type { CardSchedule, Found, LessonCards } from 'shared-contracts';

/**
 * A card that has come back.
 *
 * @param due milliseconds
 * @param state of ts-fsrs; 0: it was never answered
 */
export const aSchedule = (due: number, state = 2): CardSchedule => ({
  due,
  stability: 3,
  difficulty: 5,
  scheduled_days: 3,
  learning_steps: 0,
  reps: 2,
  lapses: 0,
  state,
  last_review: 1,
});

/** The stored cards of a lesson. */
export const aDeck = (
  id: string,
  cards: readonly CardSchedule[],
  more: Partial<LessonCards> = {},
): Found<LessonCards> => ({
  id,
  data: {
    cards: Object.fromEntries(cards.map((card, index) => [`k${index}`, card])),
    nextDue: Math.min(...cards.map(({ due }) => due)),
    updatedAt: '',
    ...more,
  },
});
