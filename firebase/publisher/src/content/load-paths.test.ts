import { join } from 'node:path';
import { ContentError } from '../problems';
import { hashOf } from '../line-sounds/lines-file';
import { temporaryFolder, writeContent, type Files } from '../testing/content-folder';
import { loadContent } from './load-content';

const FILE = 'paths.yaml';
const folder = temporaryFolder();
let count = 0;
const fresh = (changes: Files) => writeContent(join(folder, `content-${(count += 1)}`), changes);

/** Further lessons, which the base of the tests has in no level. */
const further = ['aa', 'bb'].map((id) => ({
  [`lessons/${id}/lesson.yaml`]: `Title: T\nSubtitle: S\nType: lesson\nDate: 2026-10-01\nclip: lake`,
  [`lessons/${id}/text.txt`]: 'Grüezi.\nHello.\n',
  [`lessons/${id}/flashcards.txt`]: 'merci = thanks\n',
  [`lessons/${id}/picture.webp`]: 'picture',
}));
const LESSONS: Files = Object.assign({}, ...further) as Files;

const SENTENCE = 'You can say hello.';
const PLACES = ['free-mini', 'tram', 'paid-mini', 'aa', 'bb'];
const BASE = {
  levels: PLACES.map((id) => ({ name: `Level of ${id}`, canDo: SENTENCE, lessons: [id] })),
  emphases: { work: ['tram'], family: [] as string[], daily: ['aa', 'free-mini'] },
  start: { nothing: 1, words: 2, gist: 3, most: 4 } as Record<string, unknown>,
  germanAhead: 1 as unknown,
};
type Paths = typeof BASE & { readonly heard?: object };

/** The base with replaced lessons in some levels, by the number of the level. */
const placed = (lessons: Readonly<Record<number, readonly string[]>>): Paths => ({
  ...BASE,
  levels: BASE.levels.map((level, index) => ({
    ...level,
    lessons: [...(lessons[index + 1] ?? level.lessons)],
  })),
});
const file = (paths: object): Files => ({ ...LESSONS, [FILE]: JSON.stringify(paths) });

async function problemsOf(changes: Files): Promise<readonly string[]> {
  const error: unknown = await loadContent(fresh(changes), false).catch(
    (thrown: unknown) => thrown,
  );
  return error instanceof ContentError ? error.problems : [];
}

/** The tram with six lines, of which the first is recorded. */
const RECORDED: Files = {
  'lessons/tram/text.txt': Array.from({ length: 6 }, (_, i) => `Satz ${i}.\nLine.\n`).join('\n'),
  'lessons/tram/lines/01.m4a': 'sound',
  'lessons/tram/lines/lines.json': JSON.stringify({
    voice: 'machine',
    lines: [
      {
        line: 1,
        seconds: 1,
        loudness: -16,
        says: 'Satz 0.',
        hash: hashOf(Buffer.from('sound')),
      },
    ],
  }),
};
const heard = (change: object = {}) => ({
  ...BASE,
  heard: {
    lesson: 'tram',
    line: 1,
    question: 'Where?',
    right: 'Here',
    wrong: ['A', 'B'],
    ...change,
  },
});

const TRACK = {
  id: 'at-work',
  name: 'At work',
  goal: 'After this you can talk at work.',
  canSay: [
    { SwissGerman: 'Hoi', English: 'Hi' },
    { SwissGerman: 'Ade', English: "It's late" },
  ],
  lessons: PLACES,
};
const withTracks = (...changes: object[]) => ({
  ...BASE,
  tracks: changes.map((change) => ({ ...TRACK, ...change })),
});

test('a path with every listed lesson in one level is loaded', async () => {
  const { paths } = await loadContent(fresh(file(BASE)), false);
  expect(paths?.levels.map(({ lessons }) => lessons)).toEqual(PLACES.map((id) => [id]));
  expect(paths?.emphases).toEqual({ work: ['tram'], family: [], daily: ['aa', 'free-mini'] });
});

test('tracks may share lessons, and name an unlisted one', async () => {
  const other = { id: 'b', lessons: ['draft', 'by-link', ...PLACES.slice(2)] };
  const { paths } = await loadContent(fresh(file(withTracks({}, other))), false);
  expect(paths?.tracks.map(({ id, lessons }) => [id, lessons])).toEqual([
    ['at-work', PLACES],
    ['b', other.lessons],
  ]);
  expect(paths?.tracks[0]?.canSay[1]?.English).toBe('It’s late');
});

test('tracks are optional', async () => {
  const { paths } = await loadContent(fresh(file(BASE)), false);
  expect(paths?.tracks).toEqual([]);
});

test('a path is optional', async () => {
  const { paths } = await loadContent(fresh(LESSONS), false);
  expect(paths).toBeNull();
});

test.each(['draft', 'by-link'])('%s, which is not listed, may be in a level', async (id) => {
  expect(await problemsOf(file(placed({ 1: ['free-mini', id] })))).toEqual([]);
});

test.each<[string, object, string]>([
  [
    'a lesson in no level',
    placed({ 2: ['draft'] }),
    'levels: "tram" is in no level; add it to one',
  ],
  [
    'a mini lesson in no level',
    placed({ 1: ['draft'] }),
    'levels: "free-mini" is in no level; add it to one',
  ],
  [
    'a lesson in two levels',
    placed({ 4: ['aa', 'tram'] }),
    '"tram" is in level 2 and again in level 4; keep one',
  ],
  [
    'a lesson twice in one level',
    placed({ 2: ['tram', 'tram'] }),
    '"tram" is in level 2 and again in level 2; keep one',
  ],
  [
    'an unknown lesson',
    placed({ 2: ['tram', 'trm'] }),
    'levels 2.lessons: there is no lesson "trm"; take it out',
  ],
  [
    'a recording',
    placed({ 5: ['bb', 'recording'] }),
    'levels 5.lessons: "recording" is a recording; take it out',
  ],
  [
    'an unknown lesson of an emphasis',
    { ...BASE, emphases: { ...BASE.emphases, family: ['nowhere'] } },
    'emphases.family: there is no lesson "nowhere"; take it out',
  ],
  [
    'a recording of an emphasis',
    { ...BASE, emphases: { ...BASE.emphases, work: ['recording'] } },
    'emphases.work: "recording" is a recording; take it out',
  ],
  [
    'a lesson twice in an emphasis',
    { ...BASE, emphases: { ...BASE.emphases, daily: ['aa', 'tram', 'aa'] } },
    'emphases.daily: "aa" is there twice; keep one',
  ],
  ['four levels', { ...BASE, levels: BASE.levels.slice(1) }, 'levels: must be five levels'],
  ['an empty level', placed({ 2: [] }), 'levels 2.lessons: must name at least one lesson'],
  [
    'a level that says nothing one can do',
    { ...BASE, levels: BASE.levels.with(1, { ...BASE.levels[1]!, canDo: 'Shopping' }) },
    'levels 2.canDo: must be one sentence like "You can order a coffee."',
  ],
  [
    'a beginning at no level',
    { ...BASE, start: { ...BASE.start, most: 6 } },
    'start.most: must be a level, 1 to 5',
  ],
  [
    'a beginning that is missing',
    { ...BASE, start: { nothing: 1, words: 2, gist: 3 } },
    'start.most: is missing',
  ],
  [
    'more levels ahead than there are',
    { ...BASE, germanAhead: 5 },
    'germanAhead: must be a number of levels, 0 to 4',
  ],
  [
    'an unknown lesson of a track',
    withTracks({ lessons: ['trm', ...PLACES] }),
    'tracks 1.lessons: there is no lesson "trm"; take it out',
  ],
  [
    'a recording of a track',
    withTracks({}, { id: 'b', lessons: ['recording', ...PLACES] }),
    'tracks 2.lessons: "recording" is a recording; take it out',
  ],
  [
    'a lesson twice in a track',
    withTracks({ lessons: [...PLACES, 'tram'] }),
    'tracks 1.lessons: "tram" is there twice; keep one',
  ],
  [
    'a track of four lessons',
    withTracks({ lessons: PLACES.slice(1) }),
    'tracks 1.lessons: must name at least five lessons',
  ],
  [
    'a track without a goal',
    withTracks({ goal: 'You can talk at work.' }),
    'tracks 1.goal: must be one sentence like "After this you can order a coffee."',
  ],
  [
    'a track with one sentence',
    withTracks({ canSay: TRACK.canSay.slice(1) }),
    'tracks 1.canSay: must be two to six sentences',
  ],
  [
    'the id of another track',
    withTracks({}, { name: 'Another' }),
    'tracks 2.id: track 1 has the id "at-work" already; take another',
  ],
  [
    'an id that is too long',
    withTracks({ id: 'x'.repeat(41) }),
    'tracks 1.id: must have 40 letters at most',
  ],
  ['a field that is not known', { ...BASE, lvels: [] }, 'lvels: is not known; leave it out'],
])('%s is named', async (_, paths, problem) => {
  expect(await problemsOf(file(paths))).toContain(`${FILE}: ${problem}`);
});

test('a public line is loaded', async () => {
  const { paths } = await loadContent(fresh({ ...file(heard()), ...RECORDED }), false);
  expect(paths?.heard).toMatchObject({ lesson: 'tram', line: 1 });
});

test.each<[string, object, string]>([
  ['of an unknown lesson', { lesson: 'trm' }, 'heard.lesson: there is no lesson "trm"'],
  [
    'that only members hear',
    { line: 3 },
    'heard.line: everybody must hear line 3 of "tram"; name line 1',
  ],
  [
    'of a lesson without a sound for everybody',
    { lesson: 'aa' },
    'heard.line: everybody must hear line 1 of "aa"; name another',
  ],
  ['with one wrong answer', { wrong: ['A'] }, 'heard.wrong: must be two answers'],
])('a line %s is named', async (_, change, problem) => {
  const problems = await problemsOf({ ...file(heard(change)), ...RECORDED });
  expect(problems).toContain(`${FILE}: ${problem}`);
});
