import type { CatalogueLesson } from 'shared-contracts';
import { loadContent, type Content } from '../content/load-content';
import { newestFirst, videoOf } from '../documents/lesson-documents';
import { picturePathOf } from '../media/lesson-files';
import { publicLinesOf } from '../search/public-lines';
import { liveLessonsAfter } from './live-lessons';
import { listedLessons, publishCatalogue } from './publish-catalogue';

/** A content folder, and where its media are served. */
export interface ContentSource {
  /** Folder with `lessons` and `clips`. */
  readonly contentDir: string;
  /** `https://media.swissgerman.example`, without a trailing slash. */
  readonly mediaOrigin: string;
}

/**
 * What the catalogue of a content folder lists, newest first: the same that `publishContent`
 * publishes, but without a database and without the secret of the media, since nothing in it needs
 * either.
 *
 * @throws {ContentError} with every mistake in the folder
 */
export async function readListedLessons({
  contentDir,
  mediaOrigin,
}: ContentSource): Promise<CatalogueLesson[]> {
  return listedOf(await loadContent(contentDir, false), mediaOrigin);
}

async function listedOf(
  { lessons, clips }: Content,
  mediaOrigin: string,
): Promise<CatalogueLesson[]> {
  const videos = await Promise.all(
    lessons.map(async (lesson) => {
      const clipSeconds = clips.get(lesson.clip)?.seconds ?? 0;
      return videoOf(
        lesson,
        { picture: await picturePathOf(lesson) },
        { mediaOrigin, clipSeconds },
      );
    }),
  );
  return listedLessons(videos.sort(newestFirst));
}

/**
 * Writes the catalogue of a content folder and nothing else.
 *
 * @param options.catalogueDir output: gets `catalogue.<hash8>.json`, `lessons.<hash8>.json` with what
 *   the first page has no room for, and `lines.<hash8>.json`
 * @param options.now decides which live lessons are still to come
 * @returns name of the first page
 * @throws {ContentError} with every mistake in the folder; nothing is written then
 */
export async function writeCatalogue({
  contentDir,
  mediaOrigin,
  catalogueDir,
  now = () => new Date(),
}: ContentSource & {
  readonly catalogueDir: string;
  readonly now?: () => Date;
}): Promise<string> {
  const content = await loadContent(contentDir, false);
  return publishCatalogue(await listedOf(content, mediaOrigin), catalogueDir, {
    liveLessons: content.live && liveLessonsAfter(now(), content.live),
    lines: publicLinesOf(content.lessons),
  });
}
