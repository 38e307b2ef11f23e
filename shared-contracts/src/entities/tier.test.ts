import { requiredTierOf, TIER } from './tier';

test.each([
  ['mini_lesson', true, 0],
  ['mini_lesson', false, TIER.BASIC],
  ['lesson', false, TIER.BASIC],
  ['monday_lesson', false, TIER.VIP],
] as const)('a %s, free: %s, opens from tier %i on', (Type, isFree, tier) => {
  expect(requiredTierOf({ Type, isFree })).toBe(tier);
});
