import type { CardSchedule, Found, LessonCards } from 'shared-contracts';
import { begunLessons, dueLessons, duePerDay, streakOf, sumOf, weekOf } from './week';

/** A Friday evening. */
const NOW = new Date(2026, 10, 20, 19, 0);
const at = (day: number, hour = 12) => new Date(2026, 10, day, hour).getTime();

const card = (due: number, state = 2): CardSchedule => ({
  due,
  stability: 3,
  difficulty: 5,
  scheduled_days: 3,
  learning_steps: 0,
  reps: 2,
  lapses: 0,
  state,
  last_review: due - 1000,
});

const lesson = (id: string, ...cards: CardSchedule[]): Found<LessonCards> => ({
  id,
  data: {
    cards: Object.fromEntries(cards.map((one, index) => [`k${index}`, one])),
    nextDue: Math.min(...cards.map(({ due }) => due)),
    updatedAt: '',
  },
});

const DAYS = {
  '2026-11-13': { seconds: 600, cards: 9 },
  '2026-11-14': { seconds: 61, cards: 0 },
  '2026-11-18': { seconds: 0, cards: 12 },
  '2026-11-19': { seconds: 1, cards: 0 },
  '2026-11-20': { seconds: 120, cards: 3 },
};

test('looks back on seven days, today at the end', () => {
  const { minutes, cards } = weekOf(DAYS, NOW);
  expect(minutes.map(({ day }) => day)).toEqual(
    Array.from({ length: 7 }, (_, index) => `2026-11-${14 + index}`),
  );
  expect(minutes.map(({ value }) => value)).toEqual([2, 0, 0, 0, 0, 1, 2]);
  expect(cards.map(({ value }) => value)).toEqual([0, 0, 0, 0, 12, 0, 3]);
  expect(sumOf(cards)).toBe(15);
});

test.each([
  ['three days, today among them', DAYS, 3],
  ['yesterday and before, while today is still to come', { ...DAYS, '2026-11-20': undefined }, 2],
  ['none, when yesterday was missed', { '2026-11-18': { seconds: 9, cards: 0 } }, 0],
  ['none, when nothing was done on a day', { '2026-11-20': { seconds: 0, cards: 0 } }, 0],
])('days in a row: %s', (_, days, count) => {
  const kept = Object.fromEntries(Object.entries(days).filter(([, done]) => done !== undefined));
  expect(streakOf(kept as typeof DAYS, NOW)).toBe(count);
});

test('counts what is due on the day, overdue cards today', () => {
  const lessons = [
    lesson('winter', card(at(3)), card(at(20, 23)), card(at(21, 0)), card(at(26, 23))),
    lesson('summer', card(at(27, 1)), card(at(20), 0)),
  ];
  expect(duePerDay(lessons, NOW).map(({ value }) => value)).toEqual([2, 1, 0, 0, 0, 0, 1]);
  expect(duePerDay(lessons, NOW)[0]?.day).toBe('2026-11-20');
});

test('names the lessons with due cards, the most first', () => {
  const lessons = [
    lesson('one', card(at(19))),
    lesson('later', card(at(22))),
    lesson('midnight', card(at(21, 0))),
    lesson('two', card(at(20)), card(at(1))),
  ];
  expect(dueLessons(lessons, NOW)).toEqual([
    { videoID: 'two', cards: 2 },
    { videoID: 'one', cards: 1 },
  ]);
});

test('lists begun lessons, the last first, without finished ones', () => {
  const begun = {
    resumeAt: { autumn: 3, winter: 12, done: 0, summer: 7 },
    recent: ['done', 'summer', 'winter', 'forgotten'],
    finished: {},
    days: {},
    updatedAt: '',
  };
  expect(begunLessons(begun)).toEqual([
    { videoID: 'summer', seconds: 7 },
    { videoID: 'winter', seconds: 12 },
    { videoID: 'autumn', seconds: 3 },
  ]);
});
