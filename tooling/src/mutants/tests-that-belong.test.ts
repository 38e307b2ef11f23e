import { distance, testsThatBelong } from './tests-that-belong';

test.each([
  ['a/b/c.ts', 'a/b/c.test.ts', 0],
  ['a/b/c.ts', 'a/b/d.test.ts', 1],
  ['a/b/c.ts', 'a/e.test.ts', 2],
  ['a/b/c.ts', 'a/f/c.test.ts', 3],
])('%s and %s: %i', (file, test_, expected) => {
  expect(distance(file, test_)).toBe(expected);
});

const RELATED = ['x/y.test.ts', 'a/b/slow.test.ts', 'a/b/quick.test.ts', 'a/b/c.test.ts'];
const seconds = (test_: string) => (test_.includes('slow') ? 30 : 10);

test('the nearest come first, and of those the quickest', () => {
  expect(testsThatBelong('a/b/c.ts', RELATED, 9, seconds)).toEqual([
    'a/b/c.test.ts',
    'a/b/quick.test.ts',
    'a/b/slow.test.ts',
    'x/y.test.ts',
  ]);
});

test('what is far away is left out, for as many as there may be', () => {
  expect(testsThatBelong('a/b/c.ts', RELATED, 2, seconds)).toEqual([
    'a/b/c.test.ts',
    'a/b/quick.test.ts',
  ]);
  expect(testsThatBelong('a/b/c.ts', [], 2, seconds)).toEqual([]);
});

test('what is about the very thing comes first, wherever it lies', () => {
  const isAbout = (test_: string) => test_ === 'x/y.test.ts';
  expect(testsThatBelong('a/b/c.ts', RELATED, 2, seconds, isAbout)).toEqual([
    'x/y.test.ts',
    'a/b/c.test.ts',
  ]);
});
