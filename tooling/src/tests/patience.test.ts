import { patienceOf } from './patience';

test.each([
  [45, 1],
  [90, 1],
  [180, 2],
  [333, 3.7],
])('where the fixed piece of work takes %s ms, each time-out is %s times as long', (ms, factor) => {
  expect(patienceOf(ms)).toBe(factor);
});
