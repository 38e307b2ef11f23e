import { lesson } from '../testing/catalogue';
import { nextLesson } from './next-lesson';

const week = (id: string, Date: string) => lesson(id, { Date });
const mini = (id: string, Date: string, isFree = true) =>
  lesson(id, { Type: 'mini_lesson', Date, isFree });
const [OLD, MIDDLE, NEW] = [
  week('old', '2026-01-01'),
  week('middle', '2026-05-01'),
  week('new', '2026-11-01'),
];
const LESSONS = [
  MIDDLE,
  NEW,
  OLD,
  mini('free-old', '2026-01-01'),
  mini('paid', '2026-03-01', false),
  mini('free-new', '2026-11-01'),
];
const paid = LESSONS[4];
const freeNew = LESSONS[5];

test.each([
  ['the newest other one', { after: NEW, tier: 1, finished: {} }, 'middle'],
  ['not a finished one', { after: NEW, tier: 1, finished: { middle: '' } }, 'old'],
  ['after the oldest the newest', { after: OLD, tier: 1, finished: {} }, 'new'],
  [
    'all again when all are finished',
    { after: NEW, tier: 1, finished: { middle: '', old: '' } },
    'middle',
  ],
  ['no lesson without a plan', { after: NEW, tier: 0, finished: {} }, undefined],
  [
    'the next free mini lesson without a plan',
    { after: freeNew, tier: 0, finished: {} },
    'free-old',
  ],
  ['the next mini lesson with a plan', { after: freeNew, tier: 1, finished: {} }, 'paid'],
  ['a free one after one of a plan that ended', { after: paid, tier: 0, finished: {} }, 'free-new'],
  ['the newest to begin with', { tier: 2, finished: {} }, 'new'],
  ['the newest free one to begin without a plan', { tier: 0, finished: {} }, 'free-new'],
  ['the newest not finished to begin with', { tier: 1, finished: { new: '' } }, 'middle'],
])('%s', (_, options, expected) => {
  expect(nextLesson(LESSONS, options)?.DocID).toBe(expected);
});

const graded = (id: string, Difficulty: number, day: number) =>
  lesson(id, { Difficulty, Date: `2026-11-0${day}` });
const GRADED = [
  graded('1-new', 1, 9),
  graded('2-new', 2, 8),
  graded('5-new', 5, 7),
  graded('1-old', 1, 3),
  graded('3-old', 3, 2),
];
const levelOne = GRADED[3];

test.each([
  ['the newest of the same difficulty', [], '1-new'],
  ['of the next difficulty, when the newer one is finished', ['1-new'], '2-new'],
  ['of any difficulty after those, the next older one first', ['1-new', '2-new'], '3-old'],
  ['what is left', ['1-new', '2-new', '3-old'], '5-new'],
  ['all again when all are finished', ['1-new', '2-new', '3-old', '5-new'], '1-new'],
])('%s', (_, done, expected) => {
  const finished = Object.fromEntries(done.map((id) => [id, '']));
  expect(nextLesson(GRADED, { after: levelOne, tier: 1, finished })?.DocID).toBe(expected);
});
