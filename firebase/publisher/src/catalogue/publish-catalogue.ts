import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  CatalogueLessonSchema,
  FIRST_PAGE,
  type Catalogue,
  type CatalogueLesson,
  type FirstPageSizes,
  type LearningPath,
  type Lesson,
  type LiveLessons,
  type PublicLines,
  type RestOfCatalogue,
} from 'shared-contracts';
import * as v from 'valibot';
import { isListed } from '../content/audience';
import { splitCatalogue } from './split-catalogue';

/**
 * Picks what home lists: published lessons and mini lessons. Learners find a recording through its
 * lesson.
 *
 * @param videos newest first
 */
export const listedLessons = (videos: readonly Lesson[]): CatalogueLesson[] =>
  videos
    .filter((video) => isListed(video) && video.Type !== 'monday_lesson')
    // Parsing keeps the fields of the catalogue and drops the others.
    .map((video) => v.parse(CatalogueLessonSchema, video));

/** How many recordings of live lessons are published. */
export const countRecordings = (videos: readonly Lesson[]): number =>
  videos.filter((video) => isListed(video) && video.Type === 'monday_lesson').length;

/**
 * Writes a value as JSON under a name made of its content. The file appears complete or not at all.
 *
 * @param dir made when it is missing
 * @param name first part of the file's name
 * @returns `<name>.<hash8>.json`
 */
async function writeHashed(dir: string, name: string, value: object): Promise<string> {
  const text = JSON.stringify(value);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const file = `${name}.${hash}.json`;
  await mkdir(dir, { recursive: true });
  const partial = join(dir, `.${file}.${process.pid}`);
  await writeFile(partial, text);
  await rename(partial, join(dir, file));
  return file;
}

export interface CatalogueOptions {
  /** null: none is announced. */
  readonly liveLessons?: LiveLessons | null;
  /** What everybody may search; default: nothing. */
  readonly lines?: PublicLines;
  /** See `totalRecordings` of the catalogue; default 0. */
  readonly recordings?: number;
  /** The order of the lessons; null: the school has none. */
  readonly path?: LearningPath | null;
  readonly sizes?: FirstPageSizes;
}

/**
 * Writes the catalogue, first page and rest, the lines that everybody may search, and the path,
 * each under a name made of its content. Earlier ones stay for pages that are open. The first page
 * comes last, since it names the others.
 *
 * @param listed newest first
 * @param catalogueDir root of the shell's site
 * @returns name of the first page, `catalogue.<hash8>.json`
 */
export async function publishCatalogue(
  listed: readonly CatalogueLesson[],
  catalogueDir: string,
  {
    liveLessons = null,
    lines,
    recordings = 0,
    path = null,
    sizes = FIRST_PAGE,
  }: CatalogueOptions = {},
): Promise<string> {
  const { first, rest } = splitCatalogue(listed, sizes);
  const others: RestOfCatalogue = { schemaVersion: 1, lessons: rest };
  const catalogue: Catalogue = {
    schemaVersion: 1,
    total: listed.length,
    totalMiniLessons: listed.filter(({ Type }) => Type === 'mini_lesson').length,
    ...(recordings > 0 && { totalRecordings: recordings }),
    ...(liveLessons !== null && { liveLessons }),
    ...(rest.length > 0 && { rest: `/${await writeHashed(catalogueDir, 'lessons', others)}` }),
    ...(lines && { lines: `/${await writeHashed(catalogueDir, 'lines', lines)}` }),
    ...(path && { path: `/${await writeHashed(catalogueDir, 'path', path)}` }),
    lessons: first,
  };
  return writeHashed(catalogueDir, 'catalogue', catalogue);
}
