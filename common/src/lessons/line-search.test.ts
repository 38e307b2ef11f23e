import { findLines, foldLine, MOST_HITS, type SearchableLesson } from './line-search';

const lesson = (VideoID: string, ...lines: [SwissGerman: string, English: string][]) => ({
  VideoID,
  lines: lines.map(([SwissGerman, English], index) => ({
    SwissGerman,
    English,
    at: index * 4,
    folded: [foldLine(SwissGerman), foldLine(English)] as const,
  })),
});
const LESSONS: readonly SearchableLesson[] = [
  lesson('market', ['Grüezi mitenand.', 'Hello everybody.'], ['Hoi, wie gaats?', 'How are you?']),
  lesson('tram', ['D Hüüser sind alt.', 'The houses are old.'], ['Es Huus am See.', 'A house.']),
];
const idsOf = (query: string, lessons = LESSONS) =>
  findLines(query, lessons).map(({ VideoID, line }) => `${VideoID} ${line}`);

test.each([
  ['a word of the dialect', 'hoi', ['market 2']],
  ['another spelling of it', 'GRUEZI', ['market 1']],
  ['the beginning of a word', 'mite', ['market 1']],
  ['a word of the translation', 'houses', ['tram 1']],
  ['several words in any order', 'are how', ['market 2']],
  ['no word across two languages', 'hoi how', []],
  ['no inside of a word', 'tenand', []],
  ['nothing by one letter', 'h', []],
  ['nothing for punctuation', '?!', []],
])('finds %s', (_, query, found) => {
  expect(idsOf(query)).toEqual(found);
});

test('finds the line in both languages, with its number and time', () => {
  expect(findLines('gaats', LESSONS)).toEqual([
    { VideoID: 'market', line: 2, SwissGerman: 'Hoi, wie gaats?', English: 'How are you?', at: 4 },
  ]);
});

test('finds one line for each lesson, the one with the whole word', () => {
  expect(idsOf('house')).toEqual(['tram 2']);
});

test('whole words come first; equals keep the order of the lessons', () => {
  const lessons = [
    lesson('a', ['Sunneschii', 'sunshine']),
    lesson('b', ['d Sunne', 'the sun']),
    lesson('c', ['e Sunne', 'a sun']),
  ];
  expect(idsOf('sunne', lessons)).toEqual(['b 1', 'c 1', 'a 1']);
});

describe('with one wrong letter', () => {
  const FLAT = lesson(
    'flat',
    ['Isch d Wonig na frei?', 'Is the apartment still free?'],
    ['Mir gönd is Reschtorant.', 'We go to the restaurant.'],
  );
  test.each([
    ['missing', 'resturant', ['flat 2']],
    ['too many', 'restaurrrant', ['flat 2']],
    ['wrong', 'restairant', ['flat 2']],
    ['that has changed places', 'restuarant', ['flat 2']],
    ['that is doubled', 'appartment', ['flat 1']],
    ['in one of two words', 'still appartmemt', ['flat 1']],
    ['in the dialect', 'Wanig', ['flat 1']],
    ['at the end', 'restauranz', ['flat 2']],
    ['but not with two', 'resturamt', []],
    ['but not in three letters', 'tha', []],
  ])('%s, a word is found by %s: %j', (_, query, found) => {
    expect(idsOf(query, [FLAT])).toEqual(found);
  });

  test('finds only exact spellings if any exist', () => {
    const lessons = [FLAT, lesson('rest', ['Resturant', 'a misspelt sign'])];
    expect(idsOf('resturant', lessons)).toEqual(['rest 1']);
  });
});

test('a word that is typed twice counts once', () => {
  const lessons = [lesson('a', ['Hoi, dur Dach', 'Hi']), lesson('b', ['Hoiland, du da', 'Hi'])];
  expect(idsOf('hoi hoi du da', lessons)).toEqual(['b 1', 'a 1']);
});

test('finds at most as many lines as the interface allows', () => {
  const many = Array.from({ length: 50 }, (_, index) => lesson(`${index}`, ['Hoi', 'Hi']));
  expect(findLines('hoi', many)).toHaveLength(MOST_HITS);
});
