import { differences } from './differences';

/** The expected text with missing letters in brackets. */
const marked = (expected: string, typed: string) =>
  differences(expected, typed)
    .map(({ text, isMissing }) => (isMissing ? `[${text}]` : text))
    .join('');

test.each([
  ['one letter missing', 'Geburtstaag', 'Geburtsaag', 'Geburts[t]aag'],
  ['one letter too many', 'Stund', 'Sctund', 'Stund'],
  ['one letter wrong', 'Fänschter', 'Fanschter', 'F[ä]nschter'],
  ['another size of letters', 'de Fründ', 'DE FRÜND', 'de Fründ'],
  ['a missing article', 'de Fründ', 'Fründ', '[de ]Fründ'],
  ['a missing end', 'Znüni', 'Znü', 'Znü[ni]'],
  ['another word, which has no marks', 'Znüni', 'Kafi', 'Znüni'],
  ['no full stop', 'Das fröit mi.', 'Das froit mi', 'Das fr[ö]it mi.'],
  ['nothing', 'Znüni', '', 'Znüni'],
  ['5,000 letters', 'Znüni', 'ä'.repeat(5000), 'Znüni'],
])('%s', (_, expected, typed, result) => {
  expect(marked(expected, typed)).toBe(result);
});
