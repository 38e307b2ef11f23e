import { ankiFileName, ankiText } from './anki-file';

/** Reads the fields of a text with tabs and quotes, as Anki does (RFC 4180 with tabs). */
function recordsOf(text: string): string[][] {
  const body = text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n');
  const records: string[][] = [[]];
  for (const [, quoted, plain, end] of body.matchAll(/(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n)/g)) {
    records.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\n') records.push([]);
  }
  return records.slice(0, -1);
}

const CARDS = [
  { SwissGerman: 'Grüezi mitenand', English: 'Hello everybody' },
  { SwissGerman: 'S «Zäni»-Tram', English: 'Tram "number" 10' },
  { SwissGerman: 'eis\tzwei', English: 'two\nlines' },
  { SwissGerman: '#hashtag', English: ' spaces ' },
  { SwissGerman: '<b>nöd</b> & so', English: 'not; and, so' },
];

test('begins with headers that tell Anki how to read the cards', () => {
  expect(ankiText('Znüni  am\nNüni::x', CARDS).split('\n').slice(0, 5)).toEqual([
    '#separator:tab',
    '#html:false',
    '#notetype:Basic',
    '#deck:Swiss German::Znüni am Nüni:x',
    '#columns:Front\tBack',
  ]);
});

test('keeps every character of the cards', () => {
  expect(recordsOf(ankiText('Znüni', CARDS))).toEqual(
    CARDS.map(({ SwissGerman, English }) => [SwissGerman, English]),
  );
});

test('writes plain text without quotes', () => {
  expect(ankiText('Znüni', CARDS)).toContain('\nGrüezi mitenand\tHello everybody\n');
});

test.each([
  ['Grüezi mitenand', 'gruezi-mitenand.txt'],
  ['Uf de Poscht: «Päckli»?', 'uf-de-poscht-paeckli.txt'],
  ['Café à Genève', 'cafe-a-geneve.txt'],
  ['../..', 'flashcards.txt'],
  ['a'.repeat(300), `${'a'.repeat(80)}.txt`],
])('the file of %s has a name that every system takes', (title, name) => {
  expect(ankiFileName(title)).toBe(name);
});
