import { drawSample, randomOf, shuffle } from './sample';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const groups = (sizes: readonly number[], shares: readonly number[]) =>
  sizes.map((size, index) => ({ items: numbers(size), share: shares[index] ?? 1 }));

test('a seed gives the same numbers again, another one others', () => {
  const some = (seed: number) => numbers(20).map(randomOf(seed));
  expect(some(7)).toEqual(some(7));
  expect(some(7)).not.toEqual(some(8));
  expect(some(7).every((number) => number >= 0 && number < 1)).toBe(true);
});

test('a shuffled list has the same items', () => {
  const order = shuffle(numbers(50), randomOf(1));
  expect(order).not.toEqual(numbers(50));
  expect(order.toSorted((a, b) => a - b)).toEqual(numbers(50));
});

test('each group gives its share', () => {
  const drawn = drawSample(groups([100, 100, 100], [3, 1, 2]), 60, 5);
  expect(drawn.map(({ length }) => length)).toEqual([30, 10, 20]);
  expect(drawn).toEqual(drawSample(groups([100, 100, 100], [3, 1, 2]), 60, 5));
});

test('what a small group cannot give, the others do', () => {
  const drawn = drawSample(groups([5, 100], [1, 1]), 60, 5);
  expect(drawn.map(({ length }) => length)).toEqual([5, 55]);
  expect(drawSample(groups([5, 3], [1, 1]), 60, 5).flat()).toHaveLength(8);
});
