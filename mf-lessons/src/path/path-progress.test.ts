import { lesson } from '../testing/catalogue';
import { nextOnPath, understoodOf } from './path-progress';
import { aPath } from './testing/a-path';

const ORDER = ['a', 'b', 'c', 'd', 'e'];
const free = { Type: 'mini_lesson', isFree: true } as const;
const lessons = new Map(
  [
    lesson('a', { Duration: 130 }),
    lesson('b', { ...free, Duration: 25 }),
    lesson('c', { Duration: 140 }),
    lesson('d', { ...free, Duration: 35 }),
    lesson('e'),
  ].map((one) => [one.DocID, one] as const),
);
const next = (tier: number, ...finished: string[]) =>
  nextOnPath(ORDER, {
    tier,
    lessons,
    finished: Object.fromEntries(finished.map((id) => [id, '2026-11-20'])),
  }).map(({ DocID }) => DocID);

test.each([
  ['the first three', [], ['a', 'b', 'c']],
  ['those after a finished one', ['a'], ['b', 'c', 'd']],
  ['what was left out, first', ['b', 'c'], ['a', 'd', 'e']],
  ['the last one', ['a', 'b', 'c', 'd'], ['e']],
  ['nothing after the last one', ORDER, []],
])('shows %s', (_, finished, shown) => {
  expect(next(1, ...finished)).toEqual(shown);
});

test('without a plan shows what is free first, and then what a plan opens', () => {
  expect(next(0)).toEqual(['b', 'd', 'a']);
  expect(next(0, 'b', 'd')).toEqual(['a', 'c', 'e']);
});

test('passes over a lesson that this page does not know', () => {
  const known = new Map([...lessons].filter(([id]) => id !== 'b'));
  const shown = nextOnPath(ORDER, { tier: 1, finished: {}, lessons: known });
  expect(shown.map(({ DocID }) => DocID)).toEqual(['a', 'c', 'd']);
});

describe('understood', () => {
  const path = aPath({ levels: [['a', 'b'], ['c'], ['d'], ['e'], []] });

  test('is nothing at first', () => {
    expect(understoodOf(path, {}, lessons)).toEqual({ words: 0, minutes: 0 });
  });

  test('are the words and minutes of finished lessons, and of no other', () => {
    const finished = { a: '2026-11-20', c: '2026-11-21', elsewhere: '2026-11-22' };
    expect(understoodOf(path, finished, lessons)).toEqual({ words: 20, minutes: 5 });
  });

  test('are whole minutes, also of mini lessons together', () => {
    const finished = { b: '2026-11-20', d: '2026-11-20' };
    expect(understoodOf(path, finished, lessons)).toEqual({ words: 20, minutes: 1 });
  });
});
