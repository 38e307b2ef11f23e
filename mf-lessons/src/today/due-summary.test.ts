import type { CardSchedule } from 'shared-contracts';
import { dueSummaryOf, minutesFor } from './due-summary';

const NOW = new Date(2026, 10, 20, 19, 0);
const at = (day: number, hour = 8) => new Date(2026, 10, day, hour).getTime();
const schedule = (due: number, state = 2): CardSchedule => ({
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
const lesson = (...cards: readonly CardSchedule[]) => ({
  id: 'znueni',
  data: {
    cards: Object.fromEntries(cards.map((card, index) => [`card-${index}`, card])),
    nextDue: Math.min(...cards.map(({ due }) => due)),
    updatedAt: '',
  },
});

test('counts what is due today in all lessons, and names the next day', () => {
  const lessons = [
    lesson(schedule(at(1)), schedule(at(20, 23)), schedule(at(24))),
    lesson(schedule(at(23)), schedule(at(2), 0)),
  ];
  expect(dueSummaryOf(lessons, NOW)).toEqual({ today: 2, next: at(23, 12) });
});

test('names no day when nothing is due within a week', () => {
  expect(dueSummaryOf([], NOW)).toEqual({ today: 0, next: undefined });
});

test.each([
  [1, 1],
  [6, 1],
  [7, 2],
  [60, 10],
])('%i cards take %i minutes', (cards, minutes) => {
  expect(minutesFor(cards)).toBe(minutes);
});
