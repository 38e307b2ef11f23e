import { isOpenTo } from './is-open-to';

test.each([
  ['lesson', false, 0, false],
  ['lesson', false, 1, true],
  ['mini_lesson', true, 0, true],
  ['mini_lesson', false, 0, false],
  ['monday_lesson', false, 1, false],
  ['monday_lesson', false, 2, true],
] as const)('a %s (free: %s) opens to tier %i: %s', (Type, isFree, tier, expected) => {
  expect(isOpenTo({ Type, isFree }, tier)).toBe(expected);
});
