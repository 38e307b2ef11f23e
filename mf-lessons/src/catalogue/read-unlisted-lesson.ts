import { documentPaths, LessonSchema, type CatalogueLesson, type Platform } from 'shared-contracts';

/**
 * A lesson that no catalogue lists, from its document. Not everything below `Videos` is a lesson
 * (the index of the mini lessons stands there too), and any id may be typed into the address.
 *
 * Lives in a chunk of its own: hardly anybody needs it, and home would carry the schema.
 *
 * @returns undefined when there is no lesson of that id
 * @throws {RangeError} when it is no document id
 * @throws {AppError} `permission-denied` when it is not published, `unavailable` without network
 */
export async function readUnlistedLesson(
  { documents }: Platform,
  id: string,
): Promise<CatalogueLesson | undefined> {
  const document: unknown = await documents.get(documentPaths.video(id));
  const result = await LessonSchema['~standard'].validate(document);
  return result.issues ? undefined : result.value;
}
