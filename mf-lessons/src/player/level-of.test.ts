import { AUTO_LEVEL, levelOf } from './level-of';

it.each([
  [[240, 360, 720], 'auto', AUTO_LEVEL],
  [[240, 360, 720], 360, 1],
  [[720, 360, 240], 500, 1],
  [[240, 360], 1080, 1],
  // A choice made for another stream.
  [[360, 720], 240, 0],
  [[], 360, AUTO_LEVEL],
] as const)('of %j for %s: %s', (heights, quality, level) => {
  expect(levelOf(heights, quality)).toBe(level);
});
