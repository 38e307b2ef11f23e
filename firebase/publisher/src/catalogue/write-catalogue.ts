import type { CatalogueLesson, Lesson, LiveDates } from 'shared-contracts';
import { loadContent, type Content } from '../content/load-content';
import { newestFirst, videoOf } from '../documents/lesson-documents';
import { picturePathOf } from '../media/lesson-files';
import { publicIndexOf } from '../search/public-index';
import { learningPathOf } from './learning-path';
import { lessonPagesOf, publishLessonPages } from './lesson-pages';
import { announceLiveLessons } from './live-lessons';
import { countRecordings, listedLessons, publishCatalogue } from './publish-catalogue';

export interface ContentSource {
  /** Folder with `lessons` and `clips`. */
  readonly contentDir: string;
  /** `https://media.swissgerman.example`, without a trailing slash. */
  readonly mediaOrigin: string;
}

/**
 * Reads the lessons that the catalogue of a content folder lists, newest first, as `publishContent`
 * does, but without a database and the secret of the media.
 *
 * @throws {ContentError} with every mistake in the folder
 */
export async function readListedLessons({
  contentDir,
  mediaOrigin,
}: ContentSource): Promise<CatalogueLesson[]> {
  return listedLessons(await videosOf(await loadContent(contentDir, false), mediaOrigin));
}

async function videosOf({ lessons, clips }: Content, mediaOrigin: string): Promise<Lesson[]> {
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
  return videos.sort(newestFirst);
}

/**
 * Writes only the catalogue of a content folder and the data of its lesson pages.
 *
 * @param options.catalogueDir output: gets `catalogue.<hash8>.json`, `lessons.<hash8>.json` with
 *   the rest of the catalogue, `lines.<hash8>.json` with the public lines, `path.<hash8>.json` with
 *   the order of the lessons, and `previews/ID.json` of each lesson with a page
 * @param options.changed live dates that teachers have changed
 * @returns name of the first page
 * @throws {ContentError} with every mistake in the folder; nothing is written then
 */
export async function writeCatalogue({
  contentDir,
  mediaOrigin,
  catalogueDir,
  changed = null,
  now = () => new Date(),
}: ContentSource & {
  readonly catalogueDir: string;
  readonly changed?: LiveDates | null;
  readonly now?: () => Date;
}): Promise<string> {
  const content = await loadContent(contentDir, false);
  const videos = await videosOf(content, mediaOrigin);
  await publishLessonPages(lessonPagesOf(content, videos, mediaOrigin), catalogueDir);
  return publishCatalogue(listedLessons(videos), catalogueDir, {
    liveLessons: content.live && announceLiveLessons(now(), content.live, changed),
    lines: publicIndexOf(content.lessons),
    recordings: countRecordings(videos),
    path: learningPathOf(content, mediaOrigin),
  });
}
