import { parseLessonText } from 'common';
import type { GlossaryEntry } from 'shared-contracts';
import { problemsOf, TEXT_FILE } from '../testing/problems-of';
import { readGermanLine } from '../texts/german-line';
import { differencesOf, examplesOf, marksOf } from './differences';
import { NO_GLOSSARY, type Glossary } from './glossary-file';

/** Dialect forms, and their meaning in standard German. */
const MEANINGS = [
  ['luege', 'verb', 'schauen', ['lueg']],
  ['säge', 'verb', 'sagen', ['säit']],
  ['choo', 'verb', 'kommen', ['chunnsch']],
  ['haa', 'verb', 'haben', ['händ']],
  ['dihäi', 'adverb', 'zu Hause', []],
  ['grüezi', 'interjection', 'guten Tag', []],
] as const;
const GLOSSARY: Glossary = {
  ...NO_GLOSSARY,
  entries: new Map(
    MEANINGS.map(([word, part, german]): [string, GlossaryEntry] => [
      word,
      { word, part, german, english: 'x' },
    ]),
  ),
  forms: new Map(
    MEANINGS.flatMap(([word, , , forms]) => [word, ...forms].map((form) => [form, word] as const)),
  ),
};

const lessonOf = (...pairs: readonly (readonly [dialect: string, german: string])[]) => ({
  Text: pairs.map(([dialect]) => `${dialect}\nEnglish.`).join('\n\n'),
  germanLines: pairs.map(([dialect, german]) => readGermanLine(german, dialect, () => undefined)),
});

/** The marked words of a line, with rule and dialect word: `Zeit ei-ii Ziit`. */
function marked(dialect: string, german: string): readonly string[] {
  const lesson = lessonOf([dialect, german]);
  const text = lesson.germanLines[0]?.text ?? '';
  return marksOf(lesson, GLOSSARY).map(({ from, to, rule, dialect: said = '' }) =>
    `${text.slice(from, to)} ${rule} ${said}`.trim(),
  );
}

// A speaker of both languages has marked these lines.
test.each([
  ['Es isch wiit.', 'Es ist weit.', ['ist st-scht isch', 'weit ei-ii wiit']],
  ['de Chopf', 'der Kopf', ['der short de', 'Kopf k-ch Chopf']],
  ['uf em Huus', 'auf dem Haus', ['auf au-uu uf', 'dem short em', 'Haus au-uu Huus']],
  ['s Füür', 'das Feuer', ['das short s', 'Feuer eu-üü Füür']],
  ['mini Füess', 'meine Füsse', ['meine ei-ii mini', 'Füsse u-ue Füess']],
  ['zwäi nöi', 'zwei neu', ['zwei ei-äi zwäi', 'neu ei-äi nöi']],
  ['föif für öis', 'fünf für uns', ['fünf n-lost föif', 'uns n-lost öis']],
  [
    'schnäll i d Poscht',
    'schnell in die Post',
    ['schnell e-ä schnäll', 'in n-lost i', 'die short d', 'Post st-scht Poscht'],
  ],
  ['d Sune', 'die Sonne', ['die short d', 'Sonne o-u Sune']],
  ['Er gwünnt.', 'Er gewinnt.', ['gewinnt e-ö gwünnt']],
  ['zää Stuck', 'zehn Stück', ['zehn e-ä zää', 'Stück umlaut Stuck']],
  ['tunkel', 'dunkel', ['dunkel d-t tunkel']],
  ['Wonig am Mäntig', 'Wohnung am Montag', ['Wohnung ung-ig Wonig', 'Montag tag-tig Mäntig']],
  [
    'Mir mached es Stückli.',
    'Wir machen ein Stückchen.',
    ['Wir short Mir', 'machen verb-ed mached', 'ein short es', 'Stückchen chen-li Stückli'],
  ],
  ['Natüürli, im Lade', 'Natürlich, im Laden', ['Natürlich lich-li Natüürli', 'Laden en-e Lade']],
  ['am halbi achti', 'um halb acht', ['um word am', 'halb hour-i halbi', 'acht hour-i achti']],
  ['ali Straass', 'alle Strasse', ['alle e-i ali', 'Strasse e-lost Straass']],
  [
    'gmacht und uusgmacht',
    'gemacht und ausgemacht',
    ['gemacht ge-g gmacht', 'ausgemacht au-uu uusgmacht'],
  ],
  ['au mich', 'auch mich', ['auch ch-lost au']],
])('sounds and endings: %s = %s', (dialect, german, expected) => {
  expect(marked(dialect, german)).toEqual(expected);
});

test.each([
  ['another word', 'Lueg da!', 'Schau hier!', ['Schau word Lueg', 'hier word da']],
  ['the word of its place', 'Wart echli!', 'Wart etwas!', ['etwas word echli']],
  [
    'two words for one',
    'Grüezi, Anna!',
    'Guten Tag, Anna!',
    ['Guten word Grüezi', 'Tag word Grüezi'],
  ],
  ['a form of its own', 'Er säit das.', 'Er sagt das.', ['sagt form säit']],
  [
    'a pronoun in the verb',
    'Häsch das?',
    'Hast du das?',
    ['Hast st-scht Häsch', 'du joined Häsch'],
  ],
  [
    'an article in the preposition',
    'imene Bett',
    'in einem Bett',
    ['in short imene', 'einem joined imene'],
  ],
  ['the past', 'Es isch schöön gsii.', 'Es war schön.', ['war perfect isch']],
  ['the order', 'Er wott müese rede.', 'Er wott rede müssen.', ['müssen order müese']],
  ['neither', 'Schöön, Taag, vil, imer, See', 'Schön, Tag, viel, immer, See', []],
])('%s: %s = %s', (_, dialect, german, expected) => {
  expect(marked(dialect, german)).toEqual(expected);
});

test.each([
  ['another rule', 'Schau{sound} hier!', ['Schau sound Lueg', 'hier word da']],
  ['another word of the line', 'Schau{word da} hier!', ['Schau word da', 'hier word da']],
  ['no difference', 'Schau{same} hier!', ['hier word da']],
])('a person corrects a mark behind its word: %s', (_, german, expected) => {
  expect(marked('Lueg da!', german)).toEqual(expected);
  expect(readGermanLine(german, 'Lueg da!', () => undefined).text).toBe('Schau hier!');
});

test.each([
  ['a rule that is none', 'Hallo{sond}', /^line 3: \{sond\} is no mark; write one of same, word, /],
  [
    'a word of no line',
    'Hallo{word salü}',
    'line 3: {word salü} names "salü"; write a word of its line in dialect as it stands there',
  ],
  ['no word before it', 'Hallo {word}', 'line 3: {word} must stand right behind a word'],
  ['a part of a word', 'Hall{word}o', 'line 3: {word} must stand behind the whole word'],
  ['two words', 'Hallo{word hoi du}', 'line 3: {word hoi du} names several words; name one'],
  [
    'a single brace',
    'Hallo{word',
    'line 3: has a single brace; write a mark as {rule} right behind its word',
  ],
])('%s is refused, with the file and the line', async (_, german, told) => {
  const [problem = ''] = await problemsOf({ [TEXT_FILE]: `Hoi.\nHi.\n${german}\n` });
  expect(problem.startsWith(`${TEXT_FILE}: `)).toBe(true);
  const rest = problem.slice(TEXT_FILE.length + 2);
  if (typeof told === 'string') expect(rest).toBe(told);
  else expect(rest).toMatch(told);
});

describe('three further lines for each rule', () => {
  const own = lessonOf(['Ziit', 'Zeit'], ['Wii und Ziit', 'Wein und Zeit']);
  const others = [
    lessonOf(['wiiss', 'weiss'], ['wiit', 'weit'], ['Huus', 'Haus']),
    lessonOf(['Riis', 'Reis'], ['Ziit', 'Zeit']),
  ];

  test('other lessons add the missing examples, only for the rules of the lesson', () => {
    const differences = differencesOf(own, GLOSSARY, examplesOf(others, GLOSSARY));
    expect(differences?.marks.map(({ line, rule }) => [line, rule])).toEqual([
      [0, 'ei-ii'],
      [1, 'ei-ii'],
      [1, 'ei-ii'],
    ]);
    expect(differences?.examples).toEqual([
      {
        SwissGerman: 'wiiss',
        German: 'weiss',
        from: 0,
        to: 5,
        kind: 'sound',
        rule: 'ei-ii',
        dialect: 'wiiss',
      },
      {
        SwissGerman: 'wiit',
        German: 'weit',
        from: 0,
        to: 4,
        kind: 'sound',
        rule: 'ei-ii',
        dialect: 'wiit',
      },
    ]);
  });

  test('a lesson with a rule in four lines gets no examples', () => {
    const lines = ['Ziit', 'Wii', 'Riis', 'wiit'].map(
      (word) => [word, word.replace('ii', 'ei')] as const,
    );
    const { examples } =
      differencesOf(lessonOf(...lines), GLOSSARY, examplesOf(others, GLOSSARY)) ?? {};
    expect(examples).toEqual([]);
  });

  test('a lesson without standard German has no differences', () => {
    const silent = { Text: own.Text, germanLines: null };
    expect(parseLessonText(silent.Text)).toHaveLength(2);
    expect(differencesOf(silent, GLOSSARY, [])).toBeUndefined();
  });
});
