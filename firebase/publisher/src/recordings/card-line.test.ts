import { lineOfCard } from './card-line';

const LINES = ['Grüezi mitenand!', 'Sind Si nöi da im Huus?', 'Fröit mi, Frau Keller.'];

test.each([
  ['Grüezi mitenand', 0],
  ['nöi', 1],
  // A card names the article, a sentence need not.
  ['s Huus', 1],
  ['fröit mi', 2],
  ['im Huus nöi', undefined],
  ['Hu', undefined],
  ['s', undefined],
])('%s: line %s', (SwissGerman, line) => {
  expect(lineOfCard({ SwissGerman }, LINES)).toBe(line);
});
