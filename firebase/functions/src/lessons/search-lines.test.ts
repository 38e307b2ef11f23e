import { foldLine } from 'common/line-search';
import type { Caller } from '../platform/callable/caller';
import { member, teacher, visitor } from '../testing/callers';
import { countingDatabase } from '../testing/counting-database';
import { post } from '../testing/post';
import { plan } from '../testing/plan';
import { createLineIndex } from './line-index';
import { searchLines } from './search-lines';
import { searchLinesFunction } from './search-lines.function';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const stored = (id: string, day: string, SwissGerman: string, English: string) => [
  ...[id, day],
  [
    ['Nüüt.', 'Nothing.', 0, foldLine('Nüüt.'), foldLine('Nothing.')],
    [SwissGerman, English, 4.5, foldLine(SwissGerman), foldLine(English)],
  ],
];
const lines = (requiredTier: number, ...lessons: unknown[]) => ({
  requiredTier,
  lessons: JSON.stringify(lessons),
});
const DOCUMENTS = {
  'LessonLines/current': { documents: ['0-a', '1-a', '2-a'] },
  'LessonLines/0-a': lines(0, stored('mini', '2026-11-01', 'Es Tram.', 'A tram.')),
  'LessonLines/1-a': lines(
    1,
    stored('lesson', '2026-11-20', 'Mis Tram.', 'My tram.'),
    stored('other', '2026-11-19', 'Käs Auto.', 'No car.'),
  ),
  'LessonLines/2-a': lines(2, stored('recording', '2026-11-10', 'Eusers Tram.', 'Our tram.')),
  'Entitlements/basic': plan(1),
  'Entitlements/vip': plan(2),
  'Entitlements/lapsed': plan(2, { expires_date: '2026-11-20T12:00:00.000Z' }),
};

/** A server with a clock that only `later` moves. */
function serve(documents: Readonly<Record<string, object>> = DOCUMENTS) {
  let time = NOW;
  let { db, reads } = countingDatabase(documents);
  const now = () => new Date(time);
  const index = createLineIndex(() => db, now);
  return {
    search: async (query: string, caller: Caller) =>
      (await searchLines({ query }, caller, { db, index, now })).hits,
    /** Moves the clock, and replaces the documents. */
    later(ms: number, changed: Readonly<Record<string, object>> = documents) {
      time += ms;
      ({ db, reads } = countingDatabase(changed));
    },
    reads: () => reads,
  };
}

test.each<[string, Caller, string[]]>([
  ['a visitor', visitor, ['mini']],
  ['a member without a plan', member('free'), ['mini']],
  ['a member whose plan is over', member('lapsed'), ['mini']],
  ['BASIC', member('basic'), ['lesson', 'mini']],
  ['VIP', member('vip'), ['lesson', 'recording', 'mini']],
  ['a teacher', teacher('tina'), ['lesson', 'recording', 'mini']],
])('%s searches only what opens, newest first', async (_, caller, found) => {
  const hits = await serve().search('tram', caller);
  expect(hits.map(({ VideoID }) => VideoID)).toEqual(found);
});

test('answers the line in both languages, with its number and time, however it is spelled [API-searchLines]', async () => {
  expect(await serve().search(' KAES auto', member('basic'))).toEqual([
    { VideoID: 'other', line: 2, SwissGerman: 'Käs Auto.', English: 'No car.', at: 4.5 },
  ]);
});

test('finds at most twenty, the newest of more [API-searchLines]', async () => {
  const days = Array.from({ length: 21 }, (_, at) => String(30 - at).padStart(2, '0'));
  const many = days.map((day) => stored(`l-${day}`, `2026-11-${day}`, 'Es Tram.', 'A tram.'));
  const { search } = serve({
    'LessonLines/current': { documents: ['0-a'] },
    'LessonLines/0-a': lines(0, ...many),
  });
  const hits = await search('tram', visitor);
  expect(hits.map(({ VideoID }) => VideoID)).toEqual(days.slice(0, 20).map((day) => `l-${day}`));
});

test('costs a member one read and a visitor none, once the lines are in memory', async () => {
  const { search, reads, later } = serve();
  await search('tram', visitor);
  expect(reads()).toEqual(['current', '0-a', '1-a', '2-a'].map((id) => `LessonLines/${id}`));
  later(59_999);
  await search('tram', visitor);
  await search('tram', member('basic'));
  expect(reads()).toEqual(['Entitlements/basic']);
  later(1);
  await search('tram', visitor);
  expect(reads()).toEqual(['LessonLines/current']);
});

test('concurrent searches share one read', async () => {
  const { search, reads } = serve();
  await Promise.all([search('tram', visitor), search('auto', visitor)]);
  expect(reads()).toHaveLength(4);
});

test('a publication counts after a minute, and only new documents are read', async () => {
  const { search, reads, later } = serve();
  await search('tram', visitor);
  later(60_000, {
    ...DOCUMENTS,
    'LessonLines/current': { documents: ['0-b', '1-a'] },
    'LessonLines/0-b': lines(0, stored('new', '2026-11-21', 'Nöis Tram.', 'A new tram.')),
  });
  expect(await search('tram', visitor)).toMatchObject([{ VideoID: 'new' }]);
  expect(reads()).toEqual(['LessonLines/current', 'LessonLines/0-b']);
  expect(await search('tram', member('vip'))).toHaveLength(2);
});

test('finds no line before the first publication', async () => {
  expect(await serve({}).search('tram', visitor)).toEqual([]);
});

test.each([
  ['is missing', {}],
  ['is malformed', { 'LessonLines/0-a': { requiredTier: 0, lessons: '[["mini"]]' } }],
  ['is no JSON', { 'LessonLines/0-a': { requiredTier: 0, lessons: '[[' } }],
])('a document that %s is our fault, and is read again', async (_, documents) => {
  const { search, later } = serve({
    'LessonLines/current': { documents: ['0-a'] },
    ...documents,
  });
  await expect(search('tram', visitor)).rejects.toMatchObject({ code: 'internal' });
  later(0, DOCUMENTS);
  expect(await search('tram', visitor)).toHaveLength(1);
});

test.each([
  ['is missing', {}],
  ['is no text', { query: 7 }],
  ['is empty', { query: '  ' }],
  ['is too long', { query: 'a'.repeat(101) }],
])('a query that %s is refused by name', async (_, data) => {
  const { status, body } = await post(searchLinesFunction, { data });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    error: { status: 'INVALID_ARGUMENT', message: expect.stringMatching(/^query: /) },
  });
});
