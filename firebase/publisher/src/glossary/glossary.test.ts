import { loadContent } from '../content/load-content';
import { Problems } from '../problems';
import { contentFolder, problemsOf } from '../testing/problems-of';
import { coverageOf } from './coverage';
import { loadGlossary } from './glossary-file';
import { lessonWordsOf } from './lesson-words';

const H = 'glossary/h.yaml';
const entry = (fields: string) =>
  `state: sample\nentries:\n  - ${fields.split('\n').join('\n    ')}\n`;
const HAVE = 'word: haa\npart: verb\nenglish: to have\ngerman: haben\nforms: [häsch, han]';
const GET_UP =
  "word: uufstaa\npart: verb\nenglish: to get up\ngerman: aufstehen\nforms: ['staat … uuf']";

/** The words of these lines by a glossary of these files. */
async function wordsOf(lines: readonly string[], files: Readonly<Record<string, string>>) {
  const problems = new Problems();
  const glossary = await loadGlossary(contentFolder(files), problems);
  problems.throwIfAny();
  const Text = lines.map((line) => `${line}\nEnglish.`).join('\n\n');
  const words = lessonWordsOf(Text, glossary);
  return words?.places.map(({ line, from, to, entry: place }) => [
    lines[line]?.slice(from, to),
    place === undefined ? undefined : words.entries[place]?.word,
  ]);
}

test('a form leads to its entry, also with the capital letter of a sentence', async () => {
  await expect(wordsOf(['Häsch Ziit?', 'Ich han e.'], { [H]: entry(HAVE) })).resolves.toEqual([
    ['Häsch', 'haa'],
    ['Ziit', undefined],
    ['Ich', undefined],
    ['han', 'haa'],
    ['e', undefined],
  ]);
});

test('two words apart are one entry, within a clause alone', async () => {
  const files = { [H]: entry(GET_UP) };
  await expect(wordsOf(['Si staat am Morge uuf.'], files)).resolves.toEqual(
    expect.arrayContaining([
      ['staat', 'uufstaa'],
      ['uuf', 'uufstaa'],
    ]),
  );
  await expect(wordsOf(['Si staat, lueg uuf.'], files)).resolves.toEqual(
    expect.arrayContaining([
      ['staat', undefined],
      ['uuf', undefined],
    ]),
  );
});

test('a name has no place, and a draft no entry', async () => {
  const files = { [H]: entry(HAVE), 'glossary/names.yaml': 'names: [Anna]\n' };
  await expect(wordsOf(['Anna, häsch?'], files)).resolves.toEqual([['häsch', 'haa']]);
  const draft = { ...files, [H]: entry(`${HAVE}\nstate: draft`), 'glossary/u.yaml': entry(GET_UP) };
  await expect(wordsOf(['Anna, häsch?'], draft)).resolves.toEqual([['häsch', undefined]]);
});

test('an entry is a sample until a teacher has checked it', async () => {
  const of = async (fields: string) => {
    const glossary = await loadGlossary(contentFolder({ [H]: entry(fields) }), new Problems());
    return glossary.entries.get('haa');
  };
  await expect(of(HAVE)).resolves.not.toHaveProperty('isChecked');
  await expect(of(`${HAVE}\nchecked: { by: Tina, when: 2026-11-20 }`)).resolves.toMatchObject({
    isChecked: true,
    english: 'to have',
  });
});

test('an entry is marked if it is nearly standard German', async () => {
  const fields = 'part: verb\nenglish: to do\ngerman: machen';
  const files = {
    [H]: entry(`word: mache\n${fields}`),
    'glossary/t.yaml': entry(`word: tue\n${fields}`),
  };
  const { entries } = await loadGlossary(contentFolder(files), new Problems());
  expect(entries.get('mache')).toMatchObject({ isNearGerman: true });
  expect(entries.get('tue')).not.toHaveProperty('isNearGerman');
});

test('without a glossary a lesson has no words', async () => {
  await expect(wordsOf(['Häsch Ziit?'], {})).resolves.toBeUndefined();
});

test.each([
  [
    'a form of two entries',
    { [H]: entry(HAVE), 'glossary/i.yaml': entry(HAVE.replace('word: haa', 'word: inehaa')) },
    'glossary/i.yaml: "häsch" leads to "inehaa" here, and already in glossary/h.yaml to "haa"; keep one',
  ],
  [
    'a form that leads to a draft, too',
    {
      [H]: entry(HAVE),
      'glossary/i.yaml': entry(`${HAVE.replace('haa', 'inehaa')}\nstate: draft`),
    },
    'glossary/i.yaml: "häsch" leads to "inehaa" here, and already in glossary/h.yaml to "haa"; keep one',
  ],
  [
    'a name that is a word',
    { [H]: entry(HAVE), 'glossary/names.yaml': 'names: [han]\n' },
    'glossary/names.yaml: "han" is a word of the glossary, too; keep one',
  ],
  [
    'markup',
    { [H]: entry(HAVE.replace('to have', '"<b>to have</b>"')) },
    'glossary/h.yaml: entries 1.english: must be plain text without markup',
  ],
  [
    'neither article nor part of speech',
    { [H]: entry(HAVE.replace('part: verb\n', '')) },
    'glossary/h.yaml: entries 1: must have an article (de, d, s) or a part of speech, and not both',
  ],
  [
    'both',
    { [H]: entry(`${HAVE}\narticle: s`) },
    'glossary/h.yaml: entries 1: must have an article (de, d, s) or a part of speech, and not both',
  ],
  [
    'three words apart',
    { [H]: entry(HAVE.replace('[häsch, han]', "['han … a … uuf']")) },
    'glossary/h.yaml: entries 1.forms 1: must be one word, or two words apart like "staat … uuf"',
  ],
  [
    'a form that is nothing',
    { [H]: entry(HAVE.replace('[häsch, han]', "['häsch … ']")) },
    'glossary/h.yaml: entries 1.forms 1: must be one word, or two words apart like "staat … uuf"',
  ],
  [
    'a word that YAML reads as a number',
    { [H]: entry(HAVE.replace('häsch', '12')) },
    'glossary/h.yaml: entries 1.forms 1: must be a word; put it into quotes',
  ],
])('%s is refused, with the file and the field', async (_, files, told) => {
  await expect(problemsOf(files)).resolves.toContain(told);
});

test('lists the missing words by frequency, spellings together [CMD-words]', async () => {
  const files = { [H]: entry(HAVE), 'glossary/names.yaml': 'names: [Anna]\n' };
  const { glossary } = await loadContent(contentFolder(files), false);
  const texts = ['Anna, häsch Ziit?\nAnna, have you time?', 'Zyt han i, ja.\nI have time, yes.'];
  const lessons = texts.map((Text, index) => ({ DocID: `l${index}`, Text }));
  const lines = coverageOf(lessons, glossary);
  expect(lines).toEqual([
    '2 × Ziit, Zyt: Anna, häsch Ziit? = Anna, have you time? (l0)',
    '1 × i: Zyt han i, ja. = I have time, yes. (l1)',
    '1 × ja: Zyt han i, ja. = I have time, yes. (l1)',
    '33.3 % of 6 running words',
  ]);
});
