import { documentPaths, LessonSchema, type Lesson, type Platform } from 'shared-contracts';

export interface LinkedLessons {
  /** The same lesson in standard German, outside of this app. */
  readonly germanUrl: string | undefined;
  /** The recorded live lesson that belongs to it, if it is published. */
  readonly monday: Lesson | undefined;
}

async function read({ documents }: Platform, id: string): Promise<Lesson | undefined> {
  const document: unknown = await documents.get(documentPaths.video(id));
  const result = await LessonSchema['~standard'].validate(document);
  return result.issues ? undefined : result.value;
}

/**
 * Where a lesson leads to, from its document: the catalogue does not carry it. One read, a second
 * for the lesson that is linked. A linked lesson that is not published, or not there, is not offered.
 *
 * @throws {AppError} `unavailable` without network
 */
export async function readLinkedLessons(
  platform: Platform,
  videoID: string,
): Promise<LinkedLessons> {
  const lesson = await read(platform, videoID);
  const { GermanVersionURL, MondayLessonID } = lesson ?? {};
  const monday = await (MondayLessonID === undefined
    ? undefined
    : read(platform, MondayLessonID).catch((error: unknown) => {
        platform.log.info('The linked Monday lesson cannot be read', { MondayLessonID, error });
        return undefined;
      }));
  return { germanUrl: GermanVersionURL, monday: monday?.isAvailable ? monday : undefined };
}
