import { collectionPaths, type Lesson, type Platform } from 'shared-contracts';

/** Finds the newest recording, and the lesson that names it as its Monday lesson. */
export interface Recording {
  readonly recording: Lesson;
  /** Recordings before it, newest first; at most `EARLIER`. */
  readonly earlier: readonly Lesson[];
  /** Absent when no listed lesson names it, or it cannot be asked for. */
  readonly lesson: Lesson | undefined;
}

const LISTED = [
  ['isAvailable', '==', true],
  ['isAvailableLessons', '==', true],
] as const;

async function lessonOf({ documents, log }: Platform, id: string): Promise<Lesson | undefined> {
  try {
    const [entry] = await documents.query(collectionPaths.videos(), {
      where: [...LISTED, ['MondayLessonID', '==', id]],
      limit: 1,
    });
    return entry?.data;
  } catch (error) {
    log.warn('The lesson of the recording is unknown', { error });
    return undefined;
  }
}

/** How many recordings before the newest one are found as well. */
const EARLIER = 3;

/**
 * Finds the newest recordings of live lessons. It reads each of them, and the lesson of the newest,
 * because the catalogue lists no recordings.
 *
 * @returns null when there is none
 * @throws {AppError} when the database cannot be asked
 */
export async function findRecording(platform: Platform): Promise<Recording | null> {
  const [entry, ...earlier] = await platform.documents.query(collectionPaths.videos(), {
    where: [...LISTED, ['Type', '==', 'monday_lesson']],
    orderBy: ['Date', 'desc'],
    limit: 1 + EARLIER,
  });
  if (entry === undefined) return null;
  return {
    recording: entry.data,
    earlier: earlier.map(({ data }) => data),
    lesson: await lessonOf(platform, entry.id),
  };
}
