import { createLooks } from './looks';

const numbersOf = (counts: readonly number[], test: (limit: number) => number | undefined) => {
  const looks = createLooks(0.012);
  return counts.map((count) => looks.look(count, test)?.number);
};

test('looks at each of the first counts, and then when a quarter has come to it', () => {
  const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  expect(numbersOf(counts, () => 1)).toEqual([
    1,
    2,
    3,
    4,
    5,
    undefined,
    6,
    undefined,
    7,
    ...[undefined, undefined],
    8,
  ]);
});

test('does not look twice at the same count', () => {
  expect(numbersOf([1, 1, 2, 2], () => 1)).toEqual([1, undefined, 2, undefined]);
});

test('each look may raise fewer false alarms than the one before', () => {
  const limits: number[] = [];
  numbersOf([1, 2, 3], (limit) => {
    limits.push(limit);
    return 1;
  });
  // A half, a sixth and a twelfth of the budget.
  expect(limits).toEqual([0.006, 0.002, 0.001]);
});

test('a test that cannot tell anything yet uses nothing up', () => {
  let isReady = false;
  const looks = createLooks(0.012);
  const test = () => (isReady ? 0.5 : undefined);
  expect(looks.look(3, test)).toBeUndefined();
  isReady = true;
  expect(looks.look(3, test)).toEqual({ p: 0.5, limit: 0.006, number: 1 });
});

test('begins to count again where a new share begins, and goes on to grow stricter', () => {
  const looks = createLooks(0.012);
  const limits = [5, 6].map((count) => looks.look(count, () => 1)?.limit);
  looks.restart();
  limits.push(looks.look(2, () => 1)?.limit);
  expect(limits).toEqual([0.006, undefined, 0.002]);
});
