import type { Files } from '../testing/content-folder';
import {
  contentFolder,
  LESSON_FILE,
  lessonFile,
  problemsOf,
  TEXT_FILE,
} from '../testing/problems-of';
import { loadContent } from './load-content';

const CARDS = 'lessons/tram/flashcards.txt';
const CARD = 'must be "Swiss German = English" or "Swiss German = English = sound.m4a"';
const timed = (first: string, second: string) => ({
  [TEXT_FILE]: `${first}\nGrüezi.\nHello.\n\n${second}\nMerci.\nThanks.\n`,
});

test('Windows line ends, a byte order mark and further empty lines do no harm', async () => {
  const text = '\uFEFF\r\nGrüezi.\r\nHello.\r\n\r\n \r\nMerci.\r\nThanks.\r\n\r\n';
  const content = await loadContent(contentFolder({ [TEXT_FILE]: text }), false);
  expect(content.lessons.at(-1)?.Text).toBe('Grüezi.\nHello.\n\nMerci.\nThanks.');
});

test('lines in standard German are separate from the text, and optional', async () => {
  const text = '[0:01]\nHoi.\nHi.\nHallo.\n\n[0:02]\nMerci.\nThanks.\nDanke.\n';
  const { lessons } = await loadContent(contentFolder({ [TEXT_FILE]: text }), false);
  expect(lessons.at(-1)).toMatchObject({
    Text: 'Hoi.\nHi.\n\nMerci.\nThanks.',
    germanLines: [
      { text: 'Hallo.', corrections: [] },
      { text: 'Danke.', corrections: [] },
    ],
  });
  expect(lessons.at(-2)?.germanLines).toBeNull();
});

test('times are separate from the text', async () => {
  const { lessons } = await loadContent(
    contentFolder(timed('[0:00.5]', '[ 0:02 - 0:04.250 ]')),
    false,
  );
  expect(lessons.at(-1)).toMatchObject({
    Text: 'Grüezi.\nHello.\n\nMerci.\nThanks.',
    times: [
      { start: 0.5, end: null, lineNumber: 1 },
      { start: 2, end: 4.25, lineNumber: 5 },
    ],
  });
});

test('a card may have a sound, a live lesson may be missing', async () => {
  const changes = {
    [CARDS]: 'merci = thank you = bell.mp3\nadie = goodbye\n',
    'live/next.yaml': null,
  };
  const { lessons, live } = await loadContent(contentFolder(changes), false);
  expect(lessons.at(-1)?.flashcards).toEqual([
    { SwissGerman: 'merci', English: 'thank you', Audio: 'bell.mp3' },
    { SwissGerman: 'adie', English: 'goodbye' },
  ]);
  expect(live).toBeNull();
});

test.each<[string, Files, string]>([
  [
    'Difficulty out of range',
    lessonFile('Difficulty: 6'),
    `${LESSON_FILE}: Difficulty: must be 1 to 5`,
  ],
  [
    'Difficulty a fraction',
    lessonFile('Difficulty: 1.5'),
    `${LESSON_FILE}: Difficulty: must be a whole number`,
  ],
  ['a field missing', lessonFile('', /^Title/), `${LESSON_FILE}: Title: is missing`],
  [
    'an empty title',
    lessonFile('Title: " "', /^Title/),
    `${LESSON_FILE}: Title: must not be empty`,
  ],
  [
    'an unknown field',
    lessonFile('Colour: red'),
    `${LESSON_FILE}: Colour: is not known; leave it out`,
  ],
  [
    'a date that is none',
    lessonFile('Date: 2026-13-40', /^Date/),
    `${LESSON_FILE}: Date: must be a real date`,
  ],
  [
    'a day that is none',
    lessonFile('Date: 2026-02-30', /^Date/),
    `${LESSON_FILE}: Date: must be a real date`,
  ],
  [
    'a date in words',
    lessonFile('Date: yesterday', /^Date/),
    `${LESSON_FILE}: Date: must be a date like 2026-11-20`,
  ],
  [
    'an unknown type',
    lessonFile('Type: film', /^Type/),
    `${LESSON_FILE}: Type: must be "lesson" or "mini_lesson" or "monday_lesson", not "film"`,
  ],
  [
    'text for a yes or no',
    lessonFile('isAvailable: maybe'),
    `${LESSON_FILE}: isAvailable: must be boolean, not "maybe"`,
  ],
  [
    'a mini lesson without access',
    lessonFile('Type: mini_lesson', /^Type/),
    `${LESSON_FILE}: access: is missing; a mini lesson is for "free" or "subscribers"`,
  ],
  [
    'access on a lesson',
    lessonFile('access: free'),
    `${LESSON_FILE}: access: belongs to a mini_lesson only; leave it out of a lesson`,
  ],
  [
    'a clip of a free lesson in one for members',
    lessonFile('clip: meadow', /^clip/),
    `${LESSON_FILE}: clip: "meadow" is the film of "free-mini", which is for everybody, but "tram" is for BASIC and up; give one of them another clip`,
  ],
  [
    'a clip of a recording in a lesson for BASIC',
    lessonFile('clip: evening', /^clip/),
    `${LESSON_FILE}: clip: "evening" is the film of "recording", which is for VIP and up, but "tram" is for BASIC and up; give one of them another clip`,
  ],
  [
    'an unknown clip',
    lessonFile('clip: sea', /^clip/),
    `${LESSON_FILE}: clip: there is no folder clips/sea`,
  ],
  [
    'an unknown Monday lesson',
    lessonFile('MondayLessonID: nowhere'),
    `${LESSON_FILE}: MondayLessonID: there is no lesson "nowhere"`,
  ],
  [
    'a Monday lesson of another type',
    lessonFile('MondayLessonID: draft'),
    `${LESSON_FILE}: MondayLessonID: "draft" is a lesson`,
  ],
  [
    'a bad address',
    lessonFile('GermanVersionURL: "javascript:alert(1)"'),
    `${LESSON_FILE}: GermanVersionURL: must be an address that begins with https://`,
  ],
  [
    'a photo of another folder',
    lessonFile('Photos: [../secret.webp]'),
    `${LESSON_FILE}: Photos 1: must be a file of this folder in lower case, like platform.webp`,
  ],
  [
    'a photo that is missing',
    lessonFile('Photos: [none.webp]'),
    'lessons/tram/none.webp: is missing; add this file',
  ],
  [
    'bad YAML',
    { [LESSON_FILE]: 'Title: "open\n' },
    `${LESSON_FILE}: line 2: is not valid YAML: Missing closing "quote`,
  ],
  [
    'a field twice',
    lessonFile('Title: again'),
    `${LESSON_FILE}: line 6: is not valid YAML: Map keys must be unique`,
  ],
  ['no lesson.yaml', { [LESSON_FILE]: null }, `${LESSON_FILE}: is missing; add this file`],
  ['an empty lesson.yaml', { [LESSON_FILE]: '' }, `${LESSON_FILE}: must be Object, not null`],
  [
    'no picture',
    { 'lessons/tram/picture.webp': null },
    'lessons/tram/picture.webp: is missing; add this file',
  ],
  ['no text', { [TEXT_FILE]: null }, `${TEXT_FILE}: is missing; add this file`],
  ['an empty text', { [TEXT_FILE]: '\n\n' }, `${TEXT_FILE}: is empty; write at least one sentence`],
  [
    'a sentence without translation',
    { [TEXT_FILE]: 'Grüezi.\nHello.\n\nMerci.\n' },
    `${TEXT_FILE}: line 4: has no translation; write the English line below it`,
  ],
  [
    'four lines in a block',
    { [TEXT_FILE]: 'Grüezi.\nHello.\nGuten Tag.\nMerci.\n' },
    `${TEXT_FILE}: line 1: begins a block of 4 lines; write a Swiss German, an English and perhaps a standard German line, then an empty one`,
  ],
  [
    'standard German missing in the middle',
    { [TEXT_FILE]: 'Hoi.\nHi.\nHallo.\n\nMerci.\nThanks.\n\nTschau.\nBye.\nTschüss.\n' },
    `${TEXT_FILE}: line 5: has no line in standard German; give every sentence one, or none`,
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
    `${TEXT_FILE}: line 1: must be a time like [0:03.5] or [0:03.5 - 0:07]`,
  ],
  [
    'a sentence without a time among others',
    timed('[0:01]', ''),
    `${TEXT_FILE}: line 6: has no time above it; give every sentence a time, or none`,
  ],
  [
    'a time without a sentence',
    { [TEXT_FILE]: '[0:01]\n\nGrüezi.\nHello.\n' },
    `${TEXT_FILE}: line 1: no sentence follows; write it right below the time`,
  ],
  [
    'a timed sentence without translation',
    { [TEXT_FILE]: '[0:01]\nGrüezi.\n' },
    `${TEXT_FILE}: line 2: has no translation; write the English line below it`,
  ],
  [
    'a time that ends before it begins',
    timed('[0:01 - 0:00.5]', '[0:02]'),
    `${TEXT_FILE}: line 1: ends before it begins; write the earlier time first`,
  ],
  [
    'times that overlap',
    timed('[0:01 - 0:03]', '[0:02]'),
    `${TEXT_FILE}: line 5: begins before the sentence of line 1 is over; put the times in order`,
  ],
  [
    'two sentences at one time',
    timed('[0:01]', '[0:01]'),
    `${TEXT_FILE}: line 5: begins before the sentence of line 1 is over; put the times in order`,
  ],
  [
    'a sentence after the clip has ended',
    timed('[0:01]', '[0:05]'),
    `${TEXT_FILE}: line 5: the clip ends at 0:05; write an earlier time`,
  ],
  [
    'a sentence that outlasts the clip',
    timed('[0:01]', '[0:02 - 0:05.1]'),
    `${TEXT_FILE}: line 5: the clip ends at 0:05; write an earlier time`,
  ],
  [
    'the picture among the photos',
    lessonFile('Photos: [picture.webp]'),
    `${LESSON_FILE}: Photos: picture.webp is on the card already; name further pictures, or none`,
  ],
  [
    'an unknown grammar',
    lessonFile('grammar: none.pdf'),
    `${LESSON_FILE}: grammar: there is no file grammar/none.pdf`,
  ],
  [
    'a grammar of another folder',
    lessonFile('grammar: ../a.pdf'),
    `${LESSON_FILE}: grammar: must be a file of the folder grammar in lower case, like artikel.pdf`,
  ],
])('%s is named', async (_, changes, problem) => {
  await expect(problemsOf(changes)).resolves.toContain(problem);
});
