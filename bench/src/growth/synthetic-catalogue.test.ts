import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishCatalogue, readListedLessons } from 'publisher';
import { CatalogueLessonSchema, CatalogueSchema, type CatalogueLesson } from 'shared-contracts';
import { array, parse } from 'valibot';
import { inRoot } from 'delivery/paths';
import { syntheticLessons } from './synthetic-catalogue';

// Read all sample lessons once, because that takes seconds.
let samples: readonly CatalogueLesson[];
let lessons: CatalogueLesson[];
beforeAll(async () => {
  samples = await readListedLessons({
    contentDir: inRoot('firebase/content'),
    mediaOrigin: 'https://media.example',
  });
  lessons = syntheticLessons(2000, samples);
});

const distinct = (values: readonly string[]) => new Set(values).size;

test('makes so many different lessons, which the catalogue accepts', () => {
  expect(parse(array(CatalogueLessonSchema), lessons)).toEqual(lessons);
  expect(lessons).toHaveLength(2000);
  expect(distinct(lessons.map(({ DocID }) => DocID))).toBe(2000);
  expect(distinct(lessons.map(({ Title }) => Title))).toBe(2000);
});

test('makes the same lessons every time, and of a smaller number the newest', () => {
  expect(syntheticLessons(2000, samples)).toEqual(lessons);
  expect(syntheticLessons(64, samples)).toEqual(lessons.slice(0, 64));
});

test('lists them newest first, both kinds, free mini lessons among them', () => {
  const days = lessons.map(({ Date: day }) => day);
  expect(days).toEqual([...days].sort().reverse());
  const minis = lessons.filter(({ Type }) => Type === 'mini_lesson');
  expect(minis).toHaveLength(500);
  expect(minis.filter(({ isFree }) => isFree)).toHaveLength(250);
  expect(lessons.some(({ Type, isFree }) => Type === 'lesson' && isFree)).toBe(false);
});

test('shows pictures of the sample lessons', () => {
  const pictures = new Set(samples.map(({ VideoThumbnailURL }) => VideoThumbnailURL));
  expect(new Set(lessons.map(({ VideoThumbnailURL }) => VideoThumbnailURL))).toEqual(pictures);
});

test.each([-1, 1.5, NaN])('refuses %p lessons', (count) => {
  expect(() => syntheticLessons(count, samples)).toThrow(
    `count: must be a whole number of lessons, not ${count}`,
  );
});

test('gives a first page that does not grow', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'growth-'));
  const sizeOf = async (count: number) => {
    const file = join(folder, await publishCatalogue(lessons.slice(0, count), folder));
    expect(parse(CatalogueSchema, JSON.parse(readFileSync(file, 'utf8'))).total).toBe(count);
    return statSync(file).size;
  };
  const [few, many] = [await sizeOf(64), await sizeOf(2000)];
  rmSync(folder, { recursive: true });
  // Only the two numbers have more digits.
  expect(many - few).toBeLessThanOrEqual(4);
});
