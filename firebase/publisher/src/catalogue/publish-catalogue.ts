import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CatalogueSchema, type Catalogue, type Lesson } from 'shared-contracts';
import * as v from 'valibot';
import { isListed } from '../documents/lesson-documents';

/**
 * What home lists: published lessons and mini lessons. Recordings are found through their lesson.
 *
 * @param videos newest first
 */
export const catalogueOf = (videos: readonly Lesson[]): Catalogue =>
  // Parsing keeps the fields of the catalogue and drops the others.
  v.parse(CatalogueSchema, {
    schemaVersion: 1,
    lessons: videos.filter((video) => isListed(video) && video.Type !== 'monday_lesson'),
  });

/**
 * Writes the catalogue under a name made of its content. Earlier ones stay for pages that are open.
 *
 * @returns `catalogue.<hash8>.json`
 */
export async function publishCatalogue(
  videos: readonly Lesson[],
  catalogueDir: string,
): Promise<string> {
  const text = JSON.stringify(catalogueOf(videos));
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const file = `catalogue.${hash}.json`;
  await mkdir(catalogueDir, { recursive: true });
  const partial = join(catalogueDir, `.${file}.${process.pid}`);
  await writeFile(partial, text);
  await rename(partial, join(catalogueDir, file));
  return file;
}
