import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CatalogueSchema, LearningPathSchema } from 'shared-contracts';
import { parse } from 'valibot';
import { hashOf } from '../line-sounds/lines-file';
import { temporaryFolder, writeContent, type Files } from '../testing/content-folder';
import { writeCatalogue } from './write-catalogue';

const folder = temporaryFolder();
const level = (...lessons: string[]) => ({ name: 'Level', canDo: 'You can talk.', lessons });
const PATHS = {
  levels: [
    level('free-mini', 'draft'),
    level('tram'),
    ...['paid-mini', 'aa', 'bb'].map((id) => level(id)),
  ],
  emphases: { work: ['tram', 'draft'], family: [], daily: ['aa'] },
  start: { nothing: 1, words: 2, gist: 3, most: 4 },
  germanAhead: 1,
  tracks: [
    {
      id: 'at-work',
      name: 'At work',
      goal: 'After this you can talk at work.',
      canSay: ['Hoi', 'Ade'].map((SwissGerman) => ({ SwissGerman, English: 'Hi' })),
      lessons: ['aa', 'draft', 'tram', 'bb', 'free-mini'],
    },
  ],
  heard: { lesson: 'tram', line: 1, question: 'Where?', right: 'Here', wrong: ['A', 'B'] },
};
/** A text of six lines, of which two are the preview. */
const TRAM = [
  'Grüezi, wo faart s Tram?',
  'Tram, Tram, Schtadt.',
  ...Array<string>(4).fill('Tram, Tram, Tram, Tram, Tram, Tram.'),
]
  .map((line) => `${line}\nEnglish.\n`)
  .join('\n');
const lessonOf = (id: string): Files => ({
  [`lessons/${id}/lesson.yaml`]: `Title: T\nSubtitle: S\nType: lesson\nDate: 2026-10-01\nclip: lake`,
  [`lessons/${id}/text.txt`]: 'Merci.\nThanks.\n',
  [`lessons/${id}/flashcards.txt`]: 'merci = thanks\n',
  [`lessons/${id}/picture.webp`]: 'picture',
});

async function published(changes: Files) {
  const contentDir = writeContent(join(folder, `content-${Object.keys(changes).length}`), changes);
  const mediaOrigin = 'https://media.example';
  const file = await writeCatalogue({ contentDir, mediaOrigin, catalogueDir: folder });
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const { path } = parse(CatalogueSchema, read(file));
  return path === undefined ? undefined : parse(LearningPathSchema, read(path));
}

test('the published path has the listed lessons, their new words, and a line to hear', async () => {
  const path = await published({
    ...lessonOf('aa'),
    ...lessonOf('bb'),
    'paths.yaml': JSON.stringify(PATHS),
    'lessons/free-mini/text.txt': 'Grüezi, wo isch d Stadt?\nWhere is the town?\n',
    'lessons/tram/text.txt': TRAM,
    'lessons/tram/lines/01.m4a': 'sound',
    'lessons/tram/lines/lines.json': JSON.stringify({
      voice: 'machine',
      lines: [
        {
          line: 1,
          seconds: 1,
          loudness: -16,
          says: 'Grüezi, wo faart s Tram?',
          hash: hashOf(Buffer.from('sound')),
        },
      ],
    }),
  });
  // New in the tram: faart, s, Tram. "Schtadt" is the mini lesson's "Stadt".
  expect(path?.levels.map(({ lessons }) => lessons)).toEqual([
    [{ DocID: 'free-mini', newWords: 5 }],
    [{ DocID: 'tram', newWords: 3 }],
    [{ DocID: 'paid-mini', newWords: 2 }],
    [{ DocID: 'aa', newWords: 0 }],
    [{ DocID: 'bb', newWords: 0 }],
  ]);
  expect(path?.emphases).toEqual({ work: ['tram'], family: [], daily: ['aa'] });
  expect(path?.tracks).toEqual([
    { ...PATHS.tracks[0], lessons: ['aa', 'tram', 'bb', 'free-mini'] },
  ]);
  expect(path?.heard).toEqual({
    SwissGerman: 'Grüezi, wo faart s Tram?',
    voice: 'machine',
    url: expect.stringMatching(/^https:\/\/media\.example\/lessons\/tram\/[0-9a-f]{8}\.m4a$/),
    question: 'Where?',
    right: 'Here',
    wrong: ['A', 'B'],
  });
});

test('a school without a path publishes none', async () => {
  expect(await published({})).toBeUndefined();
});
