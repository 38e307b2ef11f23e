import { isJudged, scoreLines, scoreOf, type Judged, type Outcome } from './score';

const judged = (area: string, outcome: Outcome): Judged => ({
  area,
  outcome,
  seconds: 1,
  mutant: { file: 'a.ts', start: 0, end: 1, replacement: '', change: '' },
});

test('a mutant that no test reaches has survived, one that hangs a test has not', () => {
  const all = [
    judged('billing', 'noticed'),
    judged('billing', 'timed-out'),
    judged('slots', 'survived'),
    judged('slots', 'no-tests'),
  ];
  expect(scoreOf(all)).toBe(0.5);
  expect(scoreLines(all)).toEqual([
    'billing    100.0 %  2 of 2 noticed, 1 by a time-out',
    'slots        0.0 %  0 of 2 noticed',
    'all         50.0 %  2 of 4 noticed, 1 by a time-out',
  ]);
});

test.each([[[]], [[judged('slots', 'not-judged')]]])(
  'where nothing was judged there is no score: %j',
  (none) => {
    expect(isJudged(none)).toBe(false);
    expect(scoreLines(none)).toEqual(['Nothing was judged, so there is no score.']);
  },
);

test('what could not be judged does not count', () => {
  const all = [judged('slots', 'noticed'), judged('slots', 'not-judged')];
  expect(scoreOf(all)).toBe(1);
  expect(scoreLines(all)[0]).toBe('slots      100.0 %  1 of 1 noticed');
});
