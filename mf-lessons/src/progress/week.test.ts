import type { CardSchedule } from 'shared-contracts';
import { aDeck, aSchedule } from '../testing/decks';
import { begunLessons } from './begun';
import { BEGUN, dueLessons, rhythmOf, sumOf, weekOf } from './week';

/** A Friday evening. */
const NOW = new Date(2026, 10, 20, 19, 0);
const at = (day: number, hour = 12) => new Date(2026, 10, day, hour).getTime();

const lesson = (id: string, ...cards: CardSchedule[]) => aDeck(id, cards);

const DAYS = {
  '2026-11-13': { seconds: 600, cards: 9 },
  '2026-11-14': { seconds: 61, cards: 0 },
  '2026-11-18': { seconds: 0, cards: 12 },
  '2026-11-19': { seconds: 1, cards: 0 },
  '2026-11-20': { seconds: 120, cards: 3 },
};

test('looks back on seven days, today at the end', () => {
  const { minutes, totalMinutes, cards } = weekOf(DAYS, NOW);
  expect(minutes.map(({ day }) => day)).toEqual(
    Array.from({ length: 7 }, (_, index) => `2026-11-${14 + index}`),
  );
  // Ten seconds for each card. On the 19th a minute was begun.
  expect(minutes.map(({ value }) => value)).toEqual([1, 0, 0, 0, 2, BEGUN, 2]);
  // 61, 120, 1 and 150 seconds.
  expect(totalMinutes).toBe(5);
  expect(cards.map(({ value }) => value)).toEqual([0, 0, 0, 0, 12, 0, 3]);
  expect(sumOf(cards)).toBe(15);
});

test('compares with the seven days before', () => {
  const { minutesBefore } = weekOf({ ...DAYS, '2026-11-07': DAYS['2026-11-13'] }, NOW);
  // Twice 690 seconds.
  expect(minutesBefore).toBe(23);
  expect(weekOf({ '2026-11-06': DAYS['2026-11-13'] }, NOW).minutesBefore).toBe(0);
});

/** Practice on these days of November 2026; today is the 20th. */
const on = (...days: readonly number[]) =>
  Object.fromEntries(
    days.map((day) => [`2026-11-${String(day).padStart(2, '0')}`, { seconds: 60, cards: 0 }]),
  );

test.each<[string, ReturnType<typeof on>, number, boolean]>([
  ['whole with practice each day', on(1, 14, 15, 16, 17, 18, 19, 20), 7, true],
  ['whole with two days off', on(1, 15, 17, 18, 19, 20), 5, true],
  ['not whole with three', on(1, 15, 17, 19, 20), 4, false],
  ['whole with two days off before today is over', on(1, 15, 17, 18, 19), 4, true],
  ['whole from the first day on', on(20), 1, true],
  ['whole for who began on the 17th and rested twice', on(17, 20), 2, true],
  ['not whole for who began on the 16th and rested three times', on(16, 20), 2, false],
  ['not whole without any practice in it', on(1), 0, false],
  ['nothing of who has not begun', {}, 0, false],
  ['no practice on a day without any', { '2026-11-20': { seconds: 0, cards: 0 } }, 0, false],
])('a week is %s', (_, days, count, isWhole) => {
  expect(rhythmOf(days, NOW)).toMatchObject({ count, isWhole });
});

test.each([
  ['after a week without practice', on(1, 13), true],
  ['not on the seventh day', on(1, 14), false],
  ['not before the first day', {}, false],
])('somebody is back %s', (_, days, isBack) => {
  expect(rhythmOf(days, NOW)).toMatchObject({ isBack });
});

test('names the seven days of a week, today at the end', () => {
  const { days } = rhythmOf(on(14, 20), NOW);
  expect(days.map(({ isDone }) => isDone)).toEqual([true, false, false, false, false, false, true]);
  expect(days.map(({ day }) => day)).toEqual(
    Array.from({ length: 7 }, (_, index) => `2026-11-${14 + index}`),
  );
});

test('names the lessons with due cards, the most first', () => {
  const lessons = [
    lesson('one', aSchedule(at(19))),
    lesson('later', aSchedule(at(22))),
    lesson('midnight', aSchedule(at(21, 0))),
    lesson('two', aSchedule(at(20)), aSchedule(at(1))),
  ];
  const listed = (most: number) =>
    dueLessons(lessons, NOW, most).map(({ videoID, cards }) => [videoID, cards]);
  expect(listed(60)).toEqual([
    ['two', 2],
    ['one', 1],
  ]);
  // No more than the day asks.
  expect(listed(2)).toEqual([['two', 2]]);
  expect(listed(1)).toEqual([['two', 1]]);
  expect(listed(0)).toEqual([]);
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
