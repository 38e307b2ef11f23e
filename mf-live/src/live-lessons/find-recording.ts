import {
  collectionPaths,
  type Catalogue,
  type CatalogueLesson,
  type Lesson,
  type Platform,
} from 'shared-contracts';

/** A recording, and the lesson that names it as its Monday lesson. */
export interface Recording {
  readonly recording: CatalogueLesson;
  /** Absent when no listed lesson names it, or it cannot be asked for. */
  readonly lesson: Pick<Lesson, 'DocID' | 'Title'> | undefined;
}

const newestIn = (lessons: readonly CatalogueLesson[]) =>
  lessons.find(({ Type }) => Type === 'monday_lesson');

/** One read: the catalogue does not say which lesson a recording belongs to. */
async function lessonOf({ documents, log }: Platform, id: string) {
  try {
    const [found] = await documents.query(collectionPaths.videos(), {
      where: [
        ['MondayLessonID', '==', id],
        ['isAvailable', '==', true],
        ['isAvailableLessons', '==', true],
      ],
      limit: 1,
    });
    return found?.data;
  } catch (error) {
    log.warn('The lesson of the recording is unknown', { error });
    return undefined;
  }
}

/**
 * The newest recording of a live lesson. Older pages of the catalogue are fetched only when the first
 * one has none.
 *
 * @returns null when there is none
 * @throws {AppError} when the catalogue cannot be fetched
 */
export async function findRecording(
  platform: Platform,
  { lessons, rest }: Catalogue,
): Promise<Recording | null> {
  const older = () => (rest === undefined ? [] : platform.content.restOfCatalogue());
  const recording = newestIn(lessons) ?? newestIn(await older());
  if (recording === undefined) return null;
  return { recording, lesson: await lessonOf(platform, recording.DocID) };
}
