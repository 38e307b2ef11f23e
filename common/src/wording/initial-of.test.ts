import { initialOf } from './initial-of';

test.each([
  ['heidi', 'H'],
  ['  éva', 'É'],
  // The accent is a separate character.
  ['e\u0301va', 'E\u0301'],
  ['🦊 Fuchs', '🦊'],
  ['👩🏽‍🏫 Frau Meier', '👩🏽‍🏫'],
  ['🇨🇭 Reto', '🇨🇭'],
  ['❤️ Mia', '❤️'],
  ['', ''],
])('%s begins with %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
