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
  ['nothing by signs alone', '?!', []],
])('finds %s', (_, query, found) => {
  expect(idsOf(query)).toEqual(found);
});

test('answers the line in both languages, with its number and time', () => {
  expect(findLines('gaats', LESSONS)).toEqual([
    { VideoID: 'market', line: 2, SwissGerman: 'Hoi, wie gaats?', English: 'How are you?', at: 4 },
  ]);
});

test('answers one line for each lesson, the one with the whole word', () => {
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

test('a word that is typed twice counts once', () => {
  const lessons = [lesson('a', ['Hoi, dur Dach', 'Hi']), lesson('b', ['Hoiland, du da', 'Hi'])];
  expect(idsOf('hoi hoi du da', lessons)).toEqual(['b 1', 'a 1']);
});

test('answers no more than the interface allows', () => {
  const many = Array.from({ length: 50 }, (_, index) => lesson(`${index}`, ['Hoi', 'Hi']));
  expect(findLines('hoi', many)).toHaveLength(MOST_HITS);
});
