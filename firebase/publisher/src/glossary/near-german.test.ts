import { isNearGerman } from './near-german';

test.each([
  ['Ziit', 'die Zeit'],
  ['Huus', 'das Haus'],
  ['Lüüt', 'die Leute (Plural)'],
  ['Chind', 'das Kind'],
  ['Rucksack', 'der Rucksack'],
  ['Bärg', 'der Berg'],
  ['Schtadt', 'die Stadt'],
  ['zale', 'zahlen, bezahlen'],
  ['wo', 'wo'],
])('%s is nearly "%s"', (word, german) => {
  expect(isNearGerman(word, german)).toBe(true);
});

test.each([
  ['luege', 'schauen, sehen'],
  ['Aabig', 'der Abend'],
  ['Gipfeli', 'das Hörnchen'],
  // A speaker of German thinks of the second meaning.
  ['laufe', 'gehen, laufen'],
  ['Tisch', 'der Teig'],
  ['a', 'an'],
  ['di', 'der'],
  ['er', 'er; ihr'],
  ['es', 'es; ein'],
  ['bi', 'bei; (ich) bin'],
  ['di', 'die; dich'],
  ['Täler', 'der Teller'],
])('%s is not nearly "%s"', (word, german) => {
  expect(isNearGerman(word, german)).toBe(false);
});
