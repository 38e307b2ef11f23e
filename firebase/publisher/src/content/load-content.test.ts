import { join } from 'node:path';
import { ContentError } from '../problems';
import { temporaryFolder, writeContent, type Files } from '../testing/content-folder';
import { loadContent } from './load-content';

const folder = temporaryFolder();
let count = 0;
const fresh = (changes?: Files) => writeContent(join(folder, `content-${(count += 1)}`), changes);

async function problemsOf(changes: Files): Promise<readonly string[]> {
  const error: unknown = await loadContent(fresh(changes), true).catch((thrown: unknown) => thrown);
  return error instanceof ContentError ? error.problems : [];
}

const YAML = 'lessons/tram/lesson.yaml';
const yaml = (fields: string, dropped = /^$/) => {
  const base = 'Title: T\nSubtitle: S\nType: lesson\nDate: 2026-11-20\nclip: lake';
  const kept = base.split('\n').filter((line) => !dropped.test(line));
  return { [YAML]: [...kept, fields].join('\n') };
};
const TEXT = 'lessons/tram/text.txt';
const CARDS = 'lessons/tram/flashcards.txt';
const NEXT = 'live/next.yaml';
const next = (changes: string, dropped: string) => {
  const base = 'Title: Live\nweekday: Monday\ntime: "20:00"\nzone: Europe/Zurich';
  const kept = base.split('\n').filter((line) => !line.startsWith(dropped));
  return { [NEXT]: [...kept, changes].join('\n') };
};
const timed = (first: string, second: string) => ({
  [TEXT]: `${first}\nGrüezi.\nHello.\n\n${second}\nMerci.\nThanks.\n`,
});
const LOW = 'clips/lake/240p/index.m3u8';
const CARD = 'must be "Swiss German = English" or "Swiss German = English = sound.m4a"';
const account = (fields: string) => ({
  'accounts.yaml': `password: secret\naccounts:\n- { email: a@example.com, displayName: A, consents: true${fields} }`,
});
const plan = (changes: string) =>
  `, entitlement: { plan: VIP, ProductID: p, identifier: i, Tier: 2, platform: web, cancels: false, purchased: -P20D, expires: P10D${changes} }`;

test('a valid folder is loaded whole', async () => {
  const content = await loadContent(fresh(), true);
  expect(content.lessons.map(({ DocID }) => DocID)).toEqual([
    'by-link',
    'draft',
    'free-mini',
    'paid-mini',
    'recording',
    'tram',
  ]);
  expect(content.lessons.at(-1)).toMatchObject({
    Title: 'Grüezi',
    Difficulty: 2,
    isAvailable: true,
    Text: 'Grüezi mitenand.\nHello everybody.\n\nMerci.\nThank you.',
  });
  expect([...content.clips.keys()].sort()).toEqual(['evening', 'lake', 'meadow']);
  expect(content.clips.get('lake')?.seconds).toBe(5);
  expect([...content.grammar.keys()]).toEqual(['grammatik.pdf']);
  expect(content.live).toMatchObject({ weekday: 1, time: '20:00' });
  expect(content.accounts?.accounts).toHaveLength(4);
});

test('Windows line ends, a byte order mark and further empty lines do no harm', async () => {
  const text = '\uFEFF\r\nGrüezi.\r\nHello.\r\n\r\n \r\nMerci.\r\nThanks.\r\n\r\n';
  const content = await loadContent(fresh({ [TEXT]: text }), false);
  expect(content.lessons.at(-1)?.Text).toBe('Grüezi.\nHello.\n\nMerci.\nThanks.');
});

test('times are apart from the text', async () => {
  const { lessons } = await loadContent(fresh(timed('[0:00.5]', '[ 0:02 - 0:04.250 ]')), false);
  expect(lessons.at(-1)).toMatchObject({
    Text: 'Grüezi.\nHello.\n\nMerci.\nThanks.',
    times: [
      { start: 0.5, end: null, lineNumber: 1 },
      { start: 2, end: 4.25, lineNumber: 5 },
    ],
  });
});

test('a card may have a sound, a live lesson may be missing', async () => {
  const changes = { [CARDS]: 'merci = thank you = bell.mp3\nadie = goodbye\n', [NEXT]: null };
  const { lessons, live } = await loadContent(fresh(changes), false);
  expect(lessons.at(-1)?.flashcards).toEqual([
    { SwissGerman: 'merci', English: 'thank you', Audio: 'bell.mp3' },
    { SwissGerman: 'adie', English: 'goodbye' },
  ]);
  expect(live).toBeNull();
});

test.each<[string, Files, string]>([
  ['Difficulty out of range', yaml('Difficulty: 6'), `${YAML}: Difficulty: must be 1 to 5`],
  ['Difficulty a fraction', yaml('Difficulty: 1.5'), `${YAML}: Difficulty: must be a whole number`],
  ['a field missing', yaml('', /^Title/), `${YAML}: Title: is missing`],
  ['an empty title', yaml('Title: " "', /^Title/), `${YAML}: Title: must not be empty`],
  ['an unknown field', yaml('Colour: red'), `${YAML}: Colour: is not known; leave it out`],
  ['a date that is none', yaml('Date: 2026-13-40', /^Date/), `${YAML}: Date: must be a real date`],
  ['a day that is none', yaml('Date: 2026-02-30', /^Date/), `${YAML}: Date: must be a real date`],
  [
    'a date in words',
    yaml('Date: yesterday', /^Date/),
    `${YAML}: Date: must be a date like 2026-11-20`,
  ],
  [
    'an unknown type',
    yaml('Type: film', /^Type/),
    `${YAML}: Type: must be "lesson" or "mini_lesson" or "monday_lesson", not "film"`,
  ],
  [
    'text for a yes or no',
    yaml('isAvailable: maybe'),
    `${YAML}: isAvailable: must be boolean, not "maybe"`,
  ],
  [
    'a mini lesson without access',
    yaml('Type: mini_lesson', /^Type/),
    `${YAML}: access: is missing; a mini lesson is for "free" or "subscribers"`,
  ],
  [
    'access on a lesson',
    yaml('access: free'),
    `${YAML}: access: belongs to a mini_lesson only; leave it out of a lesson`,
  ],
  [
    'a clip of a free lesson in one for members',
    yaml('clip: meadow', /^clip/),
    `${YAML}: clip: "meadow" is the film of "free-mini", which is for everybody, but "tram" is for BASIC and up; give one of them another clip`,
  ],
  [
    'a clip of a recording in a lesson for BASIC',
    yaml('clip: evening', /^clip/),
    `${YAML}: clip: "evening" is the film of "recording", which is for VIP and up, but "tram" is for BASIC and up; give one of them another clip`,
  ],
  ['an unknown clip', yaml('clip: sea', /^clip/), `${YAML}: clip: there is no folder clips/sea`],
  [
    'an unknown Monday lesson',
    yaml('MondayLessonID: nowhere'),
    `${YAML}: MondayLessonID: there is no lesson "nowhere"`,
  ],
  [
    'a Monday lesson of another type',
    yaml('MondayLessonID: draft'),
    `${YAML}: MondayLessonID: "draft" is a lesson`,
  ],
  [
    'a bad address',
    yaml('GermanVersionURL: "javascript:alert(1)"'),
    `${YAML}: GermanVersionURL: must be an address that begins with https://`,
  ],
  [
    'a photo of another folder',
    yaml('Photos: [../secret.webp]'),
    `${YAML}: Photos 1: must be a file of this folder in lower case, like platform.webp`,
  ],
  [
    'a photo that is missing',
    yaml('Photos: [none.webp]'),
    'lessons/tram/none.webp: is missing; add this file',
  ],
  [
    'bad YAML',
    { [YAML]: 'Title: "open\n' },
    `${YAML}: line 2: is not valid YAML: Missing closing "quote`,
  ],
  [
    'a field twice',
    yaml('Title: again'),
    `${YAML}: line 6: is not valid YAML: Map keys must be unique`,
  ],
  ['no lesson.yaml', { [YAML]: null }, `${YAML}: is missing; add this file`],
  ['an empty lesson.yaml', { [YAML]: '' }, `${YAML}: must be Object, not null`],
  [
    'no picture',
    { 'lessons/tram/picture.webp': null },
    'lessons/tram/picture.webp: is missing; add this file',
  ],
  ['no text', { [TEXT]: null }, `${TEXT}: is missing; add this file`],
  ['an empty text', { [TEXT]: '\n\n' }, `${TEXT}: is empty; write at least one sentence`],
  [
    'a sentence without translation',
    { [TEXT]: 'Grüezi.\nHello.\n\nMerci.\n' },
    `${TEXT}: line 4: has no translation; write the English line below it`,
  ],
  [
    'three lines in a block',
    { [TEXT]: 'Grüezi.\nHello.\nMerci.\n' },
    `${TEXT}: line 1: begins a block of 3 lines; write one Swiss German and one English line, then an empty one`,
  ],
  ['no flashcards', { [CARDS]: null }, `${CARDS}: is missing; every video lesson has flashcards`],
  ['a card without =', { [CARDS]: 'merci\n' }, `${CARDS}: line 1: ${CARD}`],
  ['a card with an empty side', { [CARDS]: 'a = b\nmerci =\n' }, `${CARDS}: line 2: ${CARD}`],
  [
    'a card twice',
    { [CARDS]: 'a = b\n\na = c\n' },
    `${CARDS}: line 3: repeats line 1; leave one out`,
  ],
  ['a card with four parts', { [CARDS]: 'a = b = bell.mp3 = c\n' }, `${CARDS}: line 1: ${CARD}`],
  [
    'a sound of another folder',
    { [CARDS]: 'a = b = ../bell.mp3\n' },
    `${CARDS}: line 1: "../bell.mp3" must be a sound file of this folder in lower case, like wuche.m4a`,
  ],
  [
    'a sound that is missing',
    { [CARDS]: 'a = b = none.m4a\n' },
    'lessons/tram/none.m4a: is missing; add this file',
  ],
  [
    'a time that is none',
    timed('[0:0.5]', '[0:02]'),
    `${TEXT}: line 1: must be a time like [0:03.5] or [0:03.5 - 0:07]`,
  ],
  [
    'a sentence without a time among others',
    timed('[0:01]', ''),
    `${TEXT}: line 6: has no time above it; give every sentence a time, or none`,
  ],
  [
    'a time without a sentence',
    { [TEXT]: '[0:01]\n\nGrüezi.\nHello.\n' },
    `${TEXT}: line 1: no sentence follows; write it right below the time`,
  ],
  [
    'a timed sentence without translation',
    { [TEXT]: '[0:01]\nGrüezi.\n' },
    `${TEXT}: line 2: has no translation; write the English line below it`,
  ],
  [
    'a time that ends before it begins',
    timed('[0:01 - 0:00.5]', '[0:02]'),
    `${TEXT}: line 1: ends before it begins; write the earlier time first`,
  ],
  [
    'times that overlap',
    timed('[0:01 - 0:03]', '[0:02]'),
    `${TEXT}: line 5: begins before the sentence of line 1 is over; put the times in order`,
  ],
  [
    'two sentences at one time',
    timed('[0:01]', '[0:01]'),
    `${TEXT}: line 5: begins before the sentence of line 1 is over; put the times in order`,
  ],
  [
    'a sentence after the clip has ended',
    timed('[0:01]', '[0:05]'),
    `${TEXT}: line 5: the clip ends at 0:05; write an earlier time`,
  ],
  [
    'a sentence that outlasts the clip',
    timed('[0:01]', '[0:02 - 0:05.1]'),
    `${TEXT}: line 5: the clip ends at 0:05; write an earlier time`,
  ],
  [
    'the picture among the photos',
    yaml('Photos: [picture.webp]'),
    `${YAML}: Photos: picture.webp is on the card already; name further pictures, or none`,
  ],
  [
    'an unknown grammar',
    yaml('grammar: none.pdf'),
    `${YAML}: grammar: there is no file grammar/none.pdf`,
  ],
  [
    'a grammar of another folder',
    yaml('grammar: ../a.pdf'),
    `${YAML}: grammar: must be a file of the folder grammar in lower case, like artikel.pdf`,
  ],
  [
    'no overview of the grammar',
    { 'grammar/grammatik.pdf': null },
    'grammar/grammatik.pdf: is missing; add the overview for all lessons',
  ],
  [
    'a PDF that is none',
    { 'grammar/grammatik.pdf': '<html>' },
    'grammar/grammatik.pdf: is not a PDF; export it again as PDF',
  ],
  [
    'a PDF that is too large',
    { 'grammar/gross.pdf': `%PDF-${'x'.repeat(900_000)}` },
    'grammar/gross.pdf: has 901 kB; make it smaller, at most 900 kB',
  ],
  [
    'a PDF with a space in its name',
    { 'grammar/Meine Grammatik.pdf': '%PDF-' },
    'grammar/Meine Grammatik.pdf: the name must be lower-case letters, digits and hyphens, like artikel.pdf',
  ],
  [
    'a weekday that is none',
    next('weekday: Montag', 'weekday'),
    `${NEXT}: weekday: must be "Sunday" or "Monday" or "Tuesday" or "Wednesday" or "Thursday" or "Friday" or "Saturday", not "Montag"`,
  ],
  [
    'a time of day without quotes',
    next('time: 20.5', 'time'),
    `${NEXT}: time: must be a time in quotes like "20:00"`,
  ],
  [
    'a time of day that is none',
    next('time: "25:00"', 'time'),
    `${NEXT}: time: must be a time in quotes like "20:00"`,
  ],
  [
    'a time zone that is none',
    next('zone: Zürich', 'zone'),
    `${NEXT}: zone: must be a time zone like Europe/Zurich`,
  ],
  [
    'a sample stream of an unknown lesson',
    next('room: { SampleStream: [nowhere] }', 'nothing'),
    `${NEXT}: room.SampleStream: there is no lesson "nowhere"`,
  ],
  [
    'a sample stream that is free',
    next('room: { SampleStream: [free-mini] }', 'nothing'),
    `${NEXT}: room.SampleStream: "free-mini" is free; name one for members`,
  ],
  ['a live lesson without title', next('', 'Title'), `${NEXT}: Title: is missing`],
  [
    'a folder name with a space',
    { 'lessons/Am See/lesson.yaml': 'x' },
    'lessons/Am See: the folder name must be lower-case letters, digits and hyphens',
  ],
  [
    'a clip without master playlist',
    { 'clips/lake/master.m3u8': null },
    'clips/lake/master.m3u8: is missing; make the clip again',
  ],
  [
    'a clip without a rendition',
    { 'clips/lake/master.m3u8': '#EXTM3U\n' },
    'clips/lake/master.m3u8: must name a rendition; make the clip again',
  ],
  ['a rendition that is missing', { [LOW]: null }, `${LOW}: is missing; make the clip again`],
  [
    'a segment that is missing',
    { 'clips/lake/240p/001.ts': null },
    `${LOW}: 001.ts: is missing or empty; make the clip again`,
  ],
  [
    'a segment that is empty',
    { 'clips/lake/240p/001.ts': '' },
    `${LOW}: 001.ts: is missing or empty; make the clip again`,
  ],
  [
    'a live playlist',
    { [LOW]: '#EXTM3U\n#EXTINF:1,\n000.ts\n' },
    `${LOW}: has no #EXT-X-ENDLIST; it must be a finished recording`,
  ],
  ['no accounts', { 'accounts.yaml': null }, 'accounts.yaml: is missing; add this file'],
  [
    'a lesson with the name of a page',
    { 'lessons/due/lesson.yaml': 'Title: T' },
    'lessons/due: the name "due" is taken: /flashcards/due is a page of its own',
  ],
  [
    'a bad e-mail',
    {
      'accounts.yaml':
        'password: secret\naccounts:\n- { email: a, displayName: A, consents: true }',
    },
    'accounts.yaml: accounts 1.email: must be an e-mail address',
  ],
  [
    'a bad duration',
    account(plan(', expires: soon').replace(', expires: P10D', '')),
    'accounts.yaml: accounts 1.entitlement.expires: must be a time from now like P10D or -P20D',
  ],
  [
    'a tier of another plan',
    account(plan('').replace('Tier: 2', 'Tier: 1')),
    'accounts.yaml: accounts 1.entitlement.Tier: must be 2 for VIP',
  ],
  [
    'two accounts with one id',
    {
      'accounts.yaml':
        'password: secret\naccounts:\n- { email: a@x.com, displayName: A, consents: true }\n- { email: A@y.com, displayName: B, consents: true }',
    },
    'accounts.yaml: accounts 2.email: A@y.com gives the same id as a@x.com; rename it',
  ],
])('%s is named', async (_, changes, problem) => {
  await expect(problemsOf(changes)).resolves.toContain(problem);
});

test('every mistake is told at once', async () => {
  const problems = await problemsOf({
    ...yaml('Difficulty: 9\nColour: red'),
    [TEXT]: null,
    [LOW]: null,
  });
  expect(problems).toEqual([
    `${YAML}: Difficulty: must be 1 to 5`,
    `${YAML}: Colour: is not known; leave it out`,
    `${TEXT}: is missing; add this file`,
    `${LOW}: is missing; make the clip again`,
  ]);
});

test('a folder without lessons is a mistake, not an empty product', async () => {
  await expect(loadContent(join(folder, 'nowhere'), false)).rejects.toThrow(
    'lessons: has no lesson; add one folder per lesson',
  );
});
