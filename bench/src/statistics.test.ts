import { pairedRatios, quantile, spreadOf } from './statistics';

test.each([
  [[7], 0.5, 7],
  [[1, 2], 0.5, 1.5],
  [[1, 2, 3, 4], 0.25, 1.75],
  [[1, 2, 3, 4, 5], 0.75, 4],
  [[1, 2, 3], 0, 1],
  [[1, 2, 3], 1, 3],
])('of %j the quantile %d is %d', (sorted, share, expected) => {
  expect(quantile(sorted, share)).toBe(expected);
});

test('has no quantile of nothing', () => {
  expect(() => quantile([], 0.5)).toThrow('No quantile of nothing');
});

test('finds median and quartiles of values in any order, by their size and not by their text', () => {
  expect(spreadOf([100, 9, 20, 10, 30])).toEqual({ median: 20, lower: 10, upper: 30, count: 5 });
  expect(spreadOf([])).toBeUndefined();
});

test('divides what was measured in the same round', () => {
  const ours = new Map([
    [0, 2],
    [1, 9],
    [2, 4],
  ]);
  const theirs = new Map([
    [2, 8],
    [0, 4],
    [3, 1],
  ]);
  expect(pairedRatios(ours, theirs)).toEqual([0.5, 0.5]);
});

test('leaves out a round in which the divisor is 0', () => {
  expect(
    pairedRatios(
      new Map([
        [0, 1],
        [1, 1],
      ]),
      new Map([
        [0, 0],
        [1, 2],
      ]),
    ),
  ).toEqual([0.5]);
});
