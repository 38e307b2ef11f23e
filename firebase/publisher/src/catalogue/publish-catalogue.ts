import {
  CatalogueLessonSchema,
  FIRST_PAGE,
  type Catalogue,
  type CatalogueLesson,
  type FirstPageSizes,
  type Lesson,
  type LiveLessons,
  type RestOfCatalogue,
} from 'shared-contracts';
import * as v from 'valibot';
import { isListed } from '../documents/lesson-documents';
import { splitCatalogue } from './split-catalogue';
import { writeHashed } from './write-hashed';

/**
 * What home lists: published lessons and mini lessons. Recordings are found through their lesson.
 *
 * @param videos newest first
 */
export const listedLessons = (videos: readonly Lesson[]): CatalogueLesson[] =>
  videos
    .filter((video) => isListed(video) && video.Type !== 'monday_lesson')
    // Parsing keeps the fields of the catalogue and drops the others.
    .map((video) => v.parse(CatalogueLessonSchema, video));

export interface CatalogueOptions {
  /** null: none is announced. */
  readonly liveLessons?: LiveLessons | null;
  readonly sizes?: FirstPageSizes;
}

/**
 * Writes the catalogue, first page and rest, each under a name made of its content. Earlier ones
 * stay for pages that are open. The rest comes first, since the first page names it.
 *
 * @param listed newest first
 * @param catalogueDir root of the shell's site
 * @returns name of the first page, `catalogue.<hash8>.json`
 */
export async function publishCatalogue(
  listed: readonly CatalogueLesson[],
  catalogueDir: string,
  { liveLessons = null, sizes = FIRST_PAGE }: CatalogueOptions = {},
): Promise<string> {
  const { first, rest } = splitCatalogue(listed, sizes);
  const others: RestOfCatalogue = { schemaVersion: 1, lessons: rest };
  const catalogue: Catalogue = {
    schemaVersion: 1,
    total: listed.length,
    totalMiniLessons: listed.filter(({ Type }) => Type === 'mini_lesson').length,
    ...(liveLessons !== null && { liveLessons }),
    ...(rest.length > 0 && { rest: `/${await writeHashed(catalogueDir, 'lessons', others)}` }),
    lessons: first,
  };
  return writeHashed(catalogueDir, 'catalogue', catalogue);
}
