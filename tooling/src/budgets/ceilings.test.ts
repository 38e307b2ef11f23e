import { ceilingFor, promisedCeiling } from './ceilings';

test.each([
  ['mf-live/remoteEntry.js', 7_300],
  ['index.html: scripts', 137_500],
  ['home.html: scripts', 137_500],
  ['home.html: document', 14_500],
  ['home.html, canaries: document', 14_500],
])('%s may weigh what was promised, whatever it weighs now', (name, bytes) => {
  expect(promisedCeiling(name)).toBe(bytes);
  expect(ceilingFor(name, 1)).toBe(bytes);
  expect(ceilingFor(name, 200_000)).toBe(bytes);
});

test.each([
  ['shell/shell.js', 90_576, 92_400],
  ['mf-live/live_lessons.css', 470, 1_000],
  ['settings.html: document', 6_521, 7_200],
  ['videos/_VideoID.html: scripts', 132_013, 134_700],
])('%s of %i bytes may weigh a little more: %i', (name, bytes, ceiling) => {
  expect(promisedCeiling(name)).toBeUndefined();
  expect(ceilingFor(name, bytes)).toBe(ceiling);
});
