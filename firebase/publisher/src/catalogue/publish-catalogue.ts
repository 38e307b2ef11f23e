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
 * Picks the lessons and mini lessons that home lists. Learners find a recording through its lesson.
 *
 * @param videos newest first
 */
export const listedLessons = (videos: readonly Lesson[]): CatalogueLesson[] =>
  videos
    .filter((video) => isListed(video) && video.Type !== 'monday_lesson')
    // Parsing keeps the fields of the catalogue and drops the others.
    .map((video) => v.parse(CatalogueLessonSchema, video));

export const countRecordings = (videos: readonly Lesson[]): number =>
  videos.filter((video) => isListed(video) && video.Type === 'monday_lesson').length;

/**
 * Writes a value as JSON under a name with the hash of its content. A rename makes the file appear
 * complete.
 *
 * @param dir is created if missing
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
  readonly liveLessons?: LiveLessons | null;
  /** The lines that visitors may search. */
  readonly lines?: PublicLines;
  /** For `totalRecordings` of the catalogue. */
  readonly recordings?: number;
  readonly path?: LearningPath | null;
  readonly sizes?: FirstPageSizes;
}

/**
 * Writes the catalogue (first page and rest), the lines that visitors may search, and the path.
 * Each file name has the hash of its content. Earlier files stay for open pages. The first page
 * comes last, because it names the others.
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
