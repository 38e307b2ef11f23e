import { documentPaths, LessonSchema, type Lesson, type Platform } from 'shared-contracts';

/**
 * Reads a lesson from its document, for lessons and fields that the catalogue lacks. The schema
 * check rejects documents below `Videos` that are no lesson. Import it only from a late chunk: the
 * schema is heavy for home.
 *
 * @returns undefined when there is no lesson of that id
 * @throws {RangeError} when it is no document id
 * @throws {AppError} `permission-denied` when it is not published, `unavailable` without network
 */
export async function readLesson({ documents }: Platform, id: string): Promise<Lesson | undefined> {
  const document: unknown = await documents.get(documentPaths.video(id));
  const result = await LessonSchema['~standard'].validate(document);
  return result.issues ? undefined : result.value;
}
