import { documentPaths, LessonSchema, type Lesson, type Platform } from 'shared-contracts';

/**
 * Reads a lesson from its document: one that the catalogue does not list, or fields that it does
 * not carry. Any id may be typed into the address, and not every document below `Videos` is a
 * lesson (one is the index of the mini lessons). Import it from a chunk of its own: the schema is
 * heavy for home.
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
