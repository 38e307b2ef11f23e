import { ceilingFor, onlyFalls, promisedCeiling } from './ceilings';

test.each([
  ['mf-live/remoteEntry.js', 5_500],
  ['home.html: document', 14_500],
  ['home.html, canaries: document', 14_500],
])('%s may weigh what was promised, whatever it weighs now', (name, bytes) => {
  expect(promisedCeiling(name)).toBe(bytes);
  expect(ceilingFor(name, 1)).toBe(bytes);
  expect(ceilingFor(name, 200_000)).toBe(bytes);
});

test.each([
  ['shell/shell.js', 90_576, 91_500],
  ['mf-live/live_lessons.css', 470, 600],
  ['settings.html: document', 6_521, 7_200],
  ['videos/_VideoID.html: scripts', 132_013, 133_400],
])('%s of %i bytes may weigh a little more: %i', (name, bytes, ceiling) => {
  expect(promisedCeiling(name)).toBeUndefined();
  expect(ceilingFor(name, bytes)).toBe(ceiling);
});

test.each([
  ['home.html: scripts', true],
  ['home.html: document', true],
  ['shell/shell.css', true],
  ['shell/shell.js', false],
  ['mf-live/hls.js', false],
])('whether the ceiling of %s only falls: %s', (name, falls) => {
  expect(onlyFalls(name)).toBe(falls);
});
