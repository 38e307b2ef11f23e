import { lesson } from '../testing/catalogue';
import { comingLessons, NOTHING_WATCHED, type ComingOptions } from './coming-lessons';

const week = (id: string, Date: string) => lesson(id, { Date });
const mini = (id: string, Date: string, isFree = true) =>
  lesson(id, { Type: 'mini_lesson', Date, isFree });
const LESSONS = [
  week('middle', '2026-05-01'),
  week('new', '2026-11-01'),
  week('old', '2026-01-01'),
  mini('free-old', '2026-01-01'),
  mini('paid', '2026-12-01', false),
  mini('free-new', '2026-11-01'),
];
const idsOf = (options: Partial<ComingOptions>, isWhole = true) => {
  const all = {
    kind: 'all' as const,
    tier: 1,
    watched: NOTHING_WATCHED,
    passed: [],
    ...options,
  };
  return comingLessons(LESSONS, isWhole, all).lessons.map(({ DocID }) => DocID);
};
const finished = (...ids: string[]) => ({
  ...NOTHING_WATCHED,
  finished: Object.fromEntries(ids.map((id) => [id, '2026-11-01'])),
});
const begun = (id: string, seconds: number) => ({
  ...NOTHING_WATCHED,
  resumeAt: { [id]: seconds },
});

test.each<[string, Partial<ComingOptions>, readonly string[]]>([
  ['with a plan the lessons, the newest first', {}, ['new', 'middle', 'old']],
  ['without a plan the free mini lessons', { tier: 0 }, ['free-new', 'free-old']],
  [
    'among mini lessons all of the plan, as on their shelf',
    { kind: 'miniLessons' },
    ['free-new', 'free-old', 'paid'],
  ],
  ['not the open one', { current: 'new' }, ['middle', 'old']],
  ['finished ones last', { watched: finished('new') }, ['middle', 'old', 'new']],
  [
    'what was begun first, also of the other kind',
    { watched: begun('free-old', 5) },
    ['free-old', 'new', 'middle', 'old'],
  ],
  [
    'nothing that was left in its first seconds before its turn',
    { watched: begun('old', 4.9) },
    ['new', 'middle', 'old'],
  ],
  [
    'nothing begun that is closed now',
    { tier: 0, watched: begun('old', 60) },
    ['free-new', 'free-old'],
  ],
  [
    'nothing but mini lessons among mini lessons',
    { kind: 'miniLessons', watched: begun('old', 60) },
    ['free-new', 'free-old', 'paid'],
  ],
  [
    'the path, then what it lacks',
    { path: ['free-old', 'old', 'gone'] },
    ['free-old', 'old', 'new', 'middle'],
  ],
  ['of the path what is open', { tier: 0, path: ['old', 'free-old'] }, ['free-old', 'free-new']],
])('%s', (_, options, expected) => {
  expect(idsOf(options)).toEqual(expected);
});

test.each<[string, Partial<ComingOptions>, boolean]>([
  ['the newest that is not finished is the next one', {}, true],
  ['the first free mini lesson is', { tier: 0 }, true],
  ['a finished one may not be', { watched: finished('new', 'middle', 'old') }, false],
  ['what was passed by may not be', { passed: ['new', 'middle', 'old'] }, false],
  [
    'a mini lesson of a plan may not be',
    { kind: 'miniLessons', watched: finished('free-new', 'free-old') },
    false,
  ],
  ['another was begun that is not known', { watched: begun('elsewhere', 60) }, false],
  ['the path names one that is not known', { path: ['elsewhere'] }, false],
])('on the first page: %s', (_, options, expected) => {
  const all = { kind: 'all' as const, tier: 1, watched: NOTHING_WATCHED, passed: [], ...options };
  expect(comingLessons(LESSONS, false, all).isSure).toBe(expected);
  expect(comingLessons(LESSONS, true, all).isSure).toBe(true);
});
