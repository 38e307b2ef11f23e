import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NO_GLOSSARY } from '../glossary/glossary-file';
import { loadContent } from '../content/load-content';
import { countRecordings, listedLessons } from '../catalogue/publish-catalogue';
import { temporaryFolder, writeContent } from '../testing/content-folder';
import { examplesByTier, flashcardsOf, newestFirst, secretsOf, videoOf } from './lesson-documents';

const media = {
  mediaId: 'lake.0a1b2c3d',
  opening: ['240p.m3u8', 'key'],
  picture: 'lessons/x/0a1b2c3d.webp',
  Photos: ['lessons/x/photo.webp'],
  Audios: ['lessons/x/audio.mp3'],
  cardSounds: { 'bell.mp3': 'lessons/x/bell.mp3' },
  lines: new Map<number, string>(),
};
const grammar = new Map([
  ['grammatik.pdf', 'grammar-grammatik.0a1b2c3d'],
  ['own.pdf', 'grammar-own.0a1b2c3d'],
]);
const secretSurroundings = { clipSeconds: 5, grammar, glossary: NO_GLOSSARY, examples: new Map() };
const surroundings = { mediaOrigin: 'https://media.example', clipSeconds: 4.96 };
const contentDir = writeContent(join(temporaryFolder(), 'content'));

async function documents() {
  const { lessons } = await loadContent(contentDir, false);
  return lessons.map((lesson) => ({
    video: videoOf(lesson, media, surroundings),
    secrets: secretsOf(lesson, media, secretSurroundings),
    cards: flashcardsOf(lesson, media, NO_GLOSSARY),
  }));
}

test('each kind of lesson needs its plan', async () => {
  const tiers = (await documents()).map(({ video, secrets }) => [
    video.DocID,
    secrets.requiredTier,
    video.isFree,
  ]);
  expect(tiers).toEqual([
    ['by-link', 1, false],
    ['draft', 1, false],
    ['free-mini', 0, true],
    ['paid-mini', 1, false],
    ['recording', 2, false],
    ['tram', 1, false],
  ]);
});

test('the public document has no paid content', async () => {
  const tram = (await documents()).at(-1)?.video;
  expect(tram).toEqual({
    DocID: 'tram',
    Title: 'Grüezi',
    Subtitle: 'Hello',
    Difficulty: 2,
    Type: 'lesson',
    Date: '2026-11-20',
    VideoThumbnailURL: 'https://media.example/lessons/x/0a1b2c3d.webp',
    Duration: 5,
    isAvailable: true,
    isAvailableLessons: true,
    isFree: false,
    MondayLessonID: 'recording',
  });
});

test('a lesson whose file names no difficulty is published with difficulty 1 [ENTITY-difficulty-default]', async () => {
  const file = readFileSync(join(contentDir, 'lessons', 'by-link', 'lesson.yaml'), 'utf8');
  expect(file).not.toContain('Difficulty');
  const videos = (await documents()).map(({ video }) => video);
  expect(videos.find(({ DocID }) => DocID === 'by-link')).toMatchObject({ Difficulty: 1 });
});

test('public and secret documents hold every field of a lesson [ENTITY-lesson]', async () => {
  const { lessons } = await loadContent(contentDir, false);
  const tram = lessons.find(({ DocID }) => DocID === 'tram');
  if (tram === undefined) throw new Error('no lesson');
  const video = videoOf({ ...tram, GermanVersionURL: 'gruezi' }, media, surroundings);
  expect(video).toMatchObject({
    DocID: 'tram',
    Title: 'Grüezi',
    Difficulty: 2,
    Type: 'lesson',
    Date: '2026-11-20',
    MondayLessonID: 'recording',
    isAvailable: true,
    isAvailableLessons: true,
    GermanVersionURL: 'gruezi',
  });
  // The server makes `VideoHLSurl` from `media`.
  expect(secretsOf(tram, media, secretSurroundings)).toMatchObject({
    Text: tram.Text,
    Photos: media.Photos,
    Audios: media.Audios,
    media: media.mediaId,
  });
  expect(tram.Text).not.toBe('');
});

test('times become captions; without times the lesson has none', async () => {
  const secrets = new Map((await documents()).map(({ video, secrets }) => [video.DocID, secrets]));
  expect(secrets.get('tram')).not.toHaveProperty('Captions');
  expect(secrets.get('free-mini')?.Captions).toEqual({
    gsw: 'WEBVTT\n\n1\n00:00:00.500 --> 00:00:02.000\nGrüezi &amp; hoi.\n\n2\n00:00:02.000 --> 00:00:04.250\nMerci.\n',
    en: expect.stringContaining('Hello &amp; hi.'),
  });
  expect(secrets.get('free-mini')?.Text).toBe('Grüezi & hoi.\nHello & hi.\n\nMerci.\nThank you.');
});

test('a lesson may have its own grammar', async () => {
  const { lessons } = await loadContent(contentDir, false);
  const [lesson] = lessons;
  if (lesson === undefined) throw new Error('no lesson');
  const of = (own: object) => secretsOf({ ...lesson, ...own }, media, secretSurroundings);
  expect(of({})).not.toHaveProperty('grammar');
  expect(of({ grammar: 'own.pdf' }).grammar).toBe('grammar-own.0a1b2c3d');
});

test('cards are for BASIC and up, those of a recording for VIP', async () => {
  const { lessons } = await loadContent(contentDir, false);
  const flashcards = [{ SwissGerman: 'd Glogge', English: 'the bell', Audio: 'bell.mp3' }];
  const tiers = lessons.map((lesson) => {
    const cards = flashcardsOf({ ...lesson, flashcards }, media, NO_GLOSSARY);
    expect(cards?.flashcards).toMatchObject([{ ...flashcards[0], Audio: 'lessons/x/bell.mp3' }]);
    return [lesson.DocID, cards?.requiredTier, cards?.isAvailable];
  });
  expect(tiers).toEqual([
    ['by-link', 1, true],
    ['draft', 1, false],
    ['free-mini', 1, true],
    ['paid-mini', 1, true],
    ['recording', 2, true],
    ['tram', 1, true],
  ]);
  expect((await documents()).map(({ cards }) => cards === null)).toEqual([
    false,
    false,
    true,
    true,
    true,
    false,
  ]);
});

test('the catalogue lists lessons and mini lessons, newest first: no draft, nothing by link only', async () => {
  const videos = (await documents()).map(({ video }) => video).sort(newestFirst);
  const lessons = listedLessons(videos);
  expect(lessons.map(({ DocID }) => DocID)).toEqual(['free-mini', 'tram', 'paid-mini']);
  expect(countRecordings(videos)).toBe(1);
  expect(Object.keys(lessons[0] ?? {}).sort()).toEqual(
    [
      'Date',
      'Difficulty',
      'DocID',
      'Duration',
      'Subtitle',
      'Title',
      'Type',
      'VideoThumbnailURL',
      'isFree',
    ].sort(),
  );
});

test('recordings are in the order of the lines, and a card without a sound has that of its line', async () => {
  const { lessons } = await loadContent(contentDir, false);
  const tram = lessons.find(({ DocID }) => DocID === 'tram');
  if (!tram) throw new Error('There is no tram');
  const measured = { line: 2, hash: '', seconds: 1, loudness: -16, says: '' };
  const content = {
    ...tram,
    Text: 'Grüezi!\nHello!\n\nS Tram chunnt.\nThe tram is coming.',
    flashcards: [
      { SwissGerman: 's Tram', English: 'the tram' },
      { SwissGerman: 'grüezi', English: 'hello' },
      { SwissGerman: 'chunnt', English: 'is coming', Audio: 'bell.mp3' },
    ],
    lines: { voice: 'machine' as const, lines: [measured] },
  };
  const files = { ...media, lines: new Map([[2, 'lessons/x/2.m4a']]) };
  expect(secretsOf(content, files, secretSurroundings).Lines).toEqual({
    voice: 'machine',
    paths: [null, 'lessons/x/2.m4a'],
  });
  expect(flashcardsOf(content, files, NO_GLOSSARY)?.flashcards).toMatchObject([
    { SwissGerman: 's Tram', English: 'the tram', Audio: 'lessons/x/2.m4a', voice: 'machine' },
    { SwissGerman: 'grüezi', English: 'hello' },
    { SwissGerman: 'chunnt', English: 'is coming', Audio: 'lessons/x/bell.mp3' },
  ]);
});

test('a card has the words of its text and of its line, with the index of the line', async () => {
  const { lessons } = await loadContent(contentDir, false);
  const mini = lessons.find(({ DocID }) => DocID === 'free-mini');
  if (!mini) throw new Error('There is no mini lesson');
  const entry = (word: string, english: string) => ({ word, english, german: english });
  const glossary = {
    ...NO_GLOSSARY,
    entries: new Map([
      ['merci', entry('merci', 'thank you')],
      ['grüezi', entry('grüezi', 'hello')],
    ]),
    forms: new Map([
      ['merci', 'merci'],
      ['grüezi', 'grüezi'],
    ]),
  };
  const flashcards = [
    { SwissGerman: 'merci', English: 'thank you' },
    { SwissGerman: 's Velo', English: 'the bicycle' },
  ];
  const words = {
    entries: [entry('merci', 'thank you')],
    places: [{ line: 1, from: 0, to: 5, entry: 0 }],
  };
  expect(flashcardsOf({ ...mini, flashcards }, media, glossary)?.flashcards).toMatchObject([
    { words, line: { SwissGerman: 'Merci.', words } },
    {
      words: {
        entries: [],
        places: [
          { line: 0, from: 0, to: 1 },
          { line: 0, from: 2, to: 6 },
        ],
      },
    },
  ]);
});

test('a card has the line it comes from, with its time in the film, and no other line', async () => {
  const { lessons } = await loadContent(contentDir, false);
  const mini = lessons.find(({ DocID }) => DocID === 'free-mini');
  if (!mini) throw new Error('There is no mini lesson');
  const flashcards = [
    { SwissGerman: 'merci', English: 'thank you' },
    { SwissGerman: 's Velo', English: 'the bicycle' },
  ];
  expect(flashcardsOf({ ...mini, flashcards }, media, NO_GLOSSARY)?.flashcards).toEqual([
    {
      ...flashcards[0],
      line: { SwissGerman: 'Merci.', English: 'Thank you.', at: 2, seconds: 2.3 },
    },
    flashcards[1],
  ]);
});

test('questions by ear are in the secrets, if lines have recordings', async () => {
  const { lessons } = await loadContent(contentDir, false);
  const tram = lessons.find(({ DocID }) => DocID === 'tram');
  if (!tram) throw new Error('There is no tram');
  const said = [
    ['Wo isch de Bahnhof?', 'Where is the station?'],
    ['Grad deet vorne links.', 'Just there on the left.'],
    ['Wänn fahrt s Tram ab?', 'When does the tram leave?'],
    ['Am halbi achti am Aabig.', 'At half past seven at night.'],
  ];
  const content = { ...tram, Text: said.map((line) => line.join('\n')).join('\n\n') };
  const recorded = new Map(said.map((_, index) => [index + 1, `lessons/x/${index}.m4a`]));
  const of = (lines: ReadonlyMap<number, string>) =>
    secretsOf(content, { ...media, lines }, secretSurroundings);
  // Four lines give a question about each line, and one about their order.
  const kinds = of(recorded).questions?.map(({ kind }) => kind);
  expect(kinds).toEqual(['meaning', 'words', 'meaning', 'order', 'words']);
  expect(of(new Map())).not.toHaveProperty('questions');
  expect(videoOf(content, media, surroundings)).not.toHaveProperty('questions');
});

test('differences are in the secrets, and show no line of a higher tier or a draft', async () => {
  const { lessons } = await loadContent(contentDir, false);
  const all = lessons.map((lesson) => ({
    ...lesson,
    Text: `Ziit vo ${lesson.DocID}\nTime.`,
    germanLines: [{ text: `Zeit von ${lesson.DocID}`, corrections: [] }],
  }));
  const examples = examplesByTier(all, NO_GLOSSARY);
  const secretsFor = (id: string) => {
    const lesson = all.find(({ DocID }) => DocID === id);
    if (!lesson) throw new Error(`There is no ${id}`);
    expect(videoOf(lesson, media, surroundings)).not.toHaveProperty('differences');
    return secretsOf(lesson, media, { ...secretSurroundings, examples });
  };
  const shownIn = (id: string) =>
    new Set(secretsFor(id).differences?.examples.map(({ German }) => German));
  expect(shownIn('free-mini')).toEqual(new Set());
  expect(shownIn('tram')).toEqual(new Set(['Zeit von free-mini', 'Zeit von paid-mini']));
  const ofRecording = ['free-mini', 'paid-mini', 'tram'].map((id) => `Zeit von ${id}`);
  expect(shownIn('recording')).toEqual(new Set(ofRecording));

  const { german, differences } = secretsFor('tram');
  expect(german).toEqual(['Zeit von tram']);
  expect(differences?.marks[0]).toEqual({
    line: 0,
    from: 0,
    to: 4,
    kind: 'sound',
    rule: 'ei-ii',
    dialect: 'Ziit',
  });
  const [silent] = lessons;
  if (!silent) throw new Error('There is no lesson');
  expect(secretsOf(silent, media, secretSurroundings)).not.toHaveProperty('differences');
});
