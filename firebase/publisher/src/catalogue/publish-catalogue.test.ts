import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CatalogueSchema, RestOfCatalogueSchema, type CatalogueLesson } from 'shared-contracts';
import { parse } from 'valibot';
import { temporaryFolder } from '../testing/content-folder';
import { publishCatalogue } from './publish-catalogue';

const SMALL = { sizes: { lessons: 2, miniLessons: 1 } };
const listed = (DocID: string, change: Partial<CatalogueLesson> = {}): CatalogueLesson => ({
  DocID,
  Type: 'lesson',
  Title: 'Grüezi',
  Subtitle: 'Hello',
  Difficulty: 1,
  Date: '2026-11-20',
  VideoThumbnailURL: 'https://media.example/x.webp',
  isFree: false,
  ...change,
});
const mini = (DocID: string) => listed(DocID, { Type: 'mini_lesson' });
const LESSONS = [listed('a'), mini('b'), mini('c'), listed('d'), listed('e')];

const folder = temporaryFolder();
const read = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'));
const ids = (lessons: readonly CatalogueLesson[]) => lessons.map(({ DocID }) => DocID);

test('writes a first page that counts all lessons and names the others', async () => {
  const file = await publishCatalogue(LESSONS, folder, SMALL);
  expect(file).toMatch(/^catalogue\.[0-9a-f]{8}\.json$/);
  const { lessons, total, totalMiniLessons, rest = '' } = parse(CatalogueSchema, read(file));
  expect(ids(lessons)).toEqual(['a', 'b', 'd']);
  expect({ total, totalMiniLessons }).toEqual({ total: 5, totalMiniLessons: 2 });
  expect(ids(parse(RestOfCatalogueSchema, read(rest)).lessons)).toEqual(['c', 'e']);
});

test('a changed rest also renames the first page, and the earlier files stay', async () => {
  const before = readdirSync(folder);
  const first = await publishCatalogue(LESSONS, folder, SMALL);
  const changed = [...LESSONS.slice(0, -1), listed('e', { Title: 'Nöi' })];
  const second = await publishCatalogue(changed, folder, SMALL);
  expect(second).not.toBe(first);
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(before));
  expect(readdirSync(folder)).toHaveLength(before.length + 2);
});

test('has the dates of the live lesson', async () => {
  const live = { Title: 'Am Määntig', Dates: ['2026-11-23T20:00:00+01:00'] };
  const file = await publishCatalogue(LESSONS, folder, { ...SMALL, liveLessons: live });
  expect(parse(CatalogueSchema, read(file)).liveLessons).toEqual(live);
  const without = await publishCatalogue(LESSONS, folder, { ...SMALL, liveLessons: null });
  expect(parse(CatalogueSchema, read(without))).not.toHaveProperty('liveLessons');
});

test('counts the recordings of live lessons, and has no count without one', async () => {
  const file = await publishCatalogue(LESSONS, folder, { ...SMALL, recordings: 2 });
  expect(parse(CatalogueSchema, read(file)).totalRecordings).toBe(2);
  const without = await publishCatalogue(LESSONS, folder, { ...SMALL, recordings: 0 });
  expect(parse(CatalogueSchema, read(without))).not.toHaveProperty('totalRecordings');
});

test('writes one file if all lessons fit', async () => {
  const file = await publishCatalogue(LESSONS, join(folder, 'small'));
  expect(readdirSync(join(folder, 'small'))).toEqual([file]);
  expect(parse(CatalogueSchema, read(join('small', file))).rest).toBeUndefined();
});
