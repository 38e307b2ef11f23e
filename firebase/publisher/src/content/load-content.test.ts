import { join } from 'node:path';
import { temporaryFolder, type Files } from '../testing/content-folder';
import {
  contentFolder,
  LESSON_FILE,
  lessonFile,
  LOW_PLAYLIST,
  problemsOf,
  TEXT_FILE,
} from '../testing/problems-of';
import { loadContent } from './load-content';

const folder = temporaryFolder();
const NEXT = 'live/next.yaml';
const next = (changes: string, dropped: string) => {
  const base = 'Title: Live\nweekday: Monday\ntime: "20:00"\nzone: Europe/Zurich';
  const kept = base.split('\n').filter((line) => !line.startsWith(dropped));
  return { [NEXT]: [...kept, changes].join('\n') };
};
const account = (fields: string) => ({
  'accounts.yaml': `password: secret\naccounts:\n- { email: a@example.com, displayName: A, consents: true${fields} }`,
});
const plan = (changes: string) =>
  `, entitlement: { plan: VIP, ProductID: p, identifier: i, Tier: 2, platform: web, cancels: false, purchased: -P20D, expires: P10D${changes} }`;

test('a valid folder is loaded whole', async () => {
  const content = await loadContent(contentFolder(), true);
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

test.each<[string, Files, string]>([
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
  [
    'a rendition that is missing',
    { [LOW_PLAYLIST]: null },
    `${LOW_PLAYLIST}: is missing; make the clip again`,
  ],
  [
    'a segment that is missing',
    { 'clips/lake/240p/001.ts': null },
    `${LOW_PLAYLIST}: 001.ts: is missing or empty; make the clip again`,
  ],
  [
    'a segment that is empty',
    { 'clips/lake/240p/001.ts': '' },
    `${LOW_PLAYLIST}: 001.ts: is missing or empty; make the clip again`,
  ],
  [
    'a live playlist',
    { [LOW_PLAYLIST]: '#EXTM3U\n#EXTINF:1,\n000.ts\n' },
    `${LOW_PLAYLIST}: has no #EXT-X-ENDLIST; it must be a finished recording`,
  ],
  ['no accounts', { 'accounts.yaml': null }, 'accounts.yaml: is missing; add this file'],
  [
    'a lesson with the name of a page',
    { 'lessons/due/lesson.yaml': 'Title: T' },
    'lessons/due: the name "due" is taken: /flashcards/due is a page of its own',
  ],
  [
    'a lesson with the name of another page',
    { 'lessons/all/lesson.yaml': 'Title: T' },
    'lessons/all: the name "all" is taken: /flashcards/all is a page of its own',
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

test('all mistakes are reported at once', async () => {
  const problems = await problemsOf({
    ...lessonFile('Difficulty: 9\nColour: red'),
    [TEXT_FILE]: null,
    [LOW_PLAYLIST]: null,
  });
  expect(problems).toEqual([
    `${LESSON_FILE}: Difficulty: must be 1 to 5`,
    `${LESSON_FILE}: Colour: is not known; leave it out`,
    `${TEXT_FILE}: is missing; add this file`,
    `${LOW_PLAYLIST}: is missing; make the clip again`,
  ]);
});

test('a folder without lessons is a mistake, not an empty product', async () => {
  await expect(loadContent(join(folder, 'nowhere'), false)).rejects.toThrow(
    'lessons: has no lesson; add one folder per lesson',
  );
});
