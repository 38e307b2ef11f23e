import { loadContent } from '../content/load-content';
import { newestFirst, videoOf } from '../documents/lesson-documents';
import { picturePathOf } from '../media/lesson-files';
import { publishCatalogue } from './publish-catalogue';

/**
 * Writes the catalogue of a content folder and nothing else: the same that `publishContent` makes,
 * but without a database and without the secret of the media, since nothing in it needs either.
 *
 * @param options.contentDir folder with `lessons` and `clips`
 * @param options.mediaOrigin `https://media.swissgerman.example`, without a trailing slash
 * @param options.catalogueDir output: gets `catalogue.<hash8>.json`
 * @returns name of the catalogue
 * @throws {ContentError} with every mistake in the folder; nothing is written then
 */
export async function writeCatalogue(options: {
  readonly contentDir: string;
  readonly mediaOrigin: string;
  readonly catalogueDir: string;
}): Promise<string> {
  const { lessons } = await loadContent(options.contentDir, false);
  const videos = await Promise.all(
    lessons.map(async (lesson) =>
      videoOf(lesson, { picture: await picturePathOf(lesson) }, options.mediaOrigin),
    ),
  );
  return publishCatalogue(videos.sort(newestFirst), options.catalogueDir);
}
