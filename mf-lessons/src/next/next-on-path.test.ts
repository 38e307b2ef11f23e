import { LESSONS } from '../testing/lessons-of-path';
import { NOTHING_WATCHED } from './coming-lessons';
import { nextOnPath } from './next-on-path';

const ORDER = ['a', 'b', 'c', 'd', 'e'];
const next = (tier: number, ...finished: string[]) =>
  nextOnPath(ORDER, {
    tier,
    lessons: LESSONS,
    passed: [],
    watched: {
      ...NOTHING_WATCHED,
      finished: Object.fromEntries(finished.map((id) => [id, '2026-11-20'])),
    },
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

test('begins with what was begun, as Today does, and leaves what was passed by for the end', () => {
  const watched = { ...NOTHING_WATCHED, resumeAt: { c: 60 } };
  const shown = nextOnPath(ORDER, { tier: 1, passed: ['a'], watched, lessons: LESSONS });
  expect(shown.map(({ DocID }) => DocID)).toEqual(['c', 'b', 'd']);
});

test('passes over a lesson that this page does not know', () => {
  const known = new Map([...LESSONS].filter(([id]) => id !== 'b'));
  const shown = nextOnPath(ORDER, {
    tier: 1,
    passed: [],
    watched: NOTHING_WATCHED,
    lessons: known,
  });
  expect(shown.map(({ DocID }) => DocID)).toEqual(['a', 'c', 'd']);
});
