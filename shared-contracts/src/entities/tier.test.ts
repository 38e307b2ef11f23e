import { hasOwnPage, requiredTierOf, TIER } from './tier';

test.each([
  ['mini_lesson', true, 0],
  ['mini_lesson', false, TIER.BASIC],
  ['lesson', false, TIER.BASIC],
  ['monday_lesson', false, TIER.VIP],
] as const)('a %s, free: %s, opens from tier %i on', (Type, isFree, tier) => {
  expect(requiredTierOf({ Type, isFree })).toBe(tier);
});

test.each([
  ['mini_lesson', true, true],
  ['mini_lesson', false, false],
  ['lesson', false, true],
  ['monday_lesson', false, false],
] as const)('a %s, free: %s, has a page of its own: %s', (Type, isFree, expected) => {
  expect(hasOwnPage({ Type, isFree })).toBe(expected);
});
