import type { CardSchedule, Found, LessonCards } from 'shared-contracts';

/**
 * The schedule of an answered card.
 *
 * @param due epoch milliseconds
 * @param state state of ts-fsrs; 0: never answered
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

/** The stored deck of a lesson. */
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
