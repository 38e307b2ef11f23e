import { lineOfCard } from './card-line';

const LINES = ['Grüezi mitenand!', 'Sind Si nöi da im Huus?', 'Fröit mi, Frau Keller.'];

test.each([
  ['Grüezi mitenand', 0],
  ['nöi', 1],
  // The card has an article that the sentence lacks.
  ['s Huus', 1],
  ['fröit mi', 2],
  ['Hu', undefined],
  ['s', undefined],
])('%s: line %s', (SwissGerman, line) => {
  expect(lineOfCard({ SwissGerman }, LINES)).toBe(line);
});

test.each([
  ['boore', ['Blaas emal.', 'Tuet s wee, wänn Si booret?'], 1],
  ['uusstiige', ['Guet. Wo stiiged Si uus?'], 0],
  ['s Huen, d Hüener', ['En Muulesel.', 'Zwölf Chüe und en Huuffe Hüener.'], 1],
  ['hüraate', ['D Sandra und de Reto hüraated!'], 0],
  // No line has a word of the card.
  ['de Haas', ['Mir händ de Osterhaas gsee.'], undefined],
  ['d Wonig', ['Isch si na frei?'], undefined],
])('%s comes from the line with another form of it', (SwissGerman, lines, line) => {
  expect(lineOfCard({ SwissGerman }, lines)).toBe(line);
});
