import { collectionPaths, type Lesson, type Platform } from 'shared-contracts';

export interface Recording {
  readonly recording: Lesson;
  /** Earlier recordings, newest first; at most `EARLIER`. */
  readonly earlier: readonly Lesson[];
  /** The lesson that names the recording; undefined: there is none, or the read failed. */
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

/** At most this many recordings before the newest one. */
const EARLIER = 3;

/**
 * Finds the newest recordings of live lessons. The catalogue lists none, so this costs a read for
 * each recording and one for the lesson of the newest.
 *
 * @returns null when there is no recording
 * @throws {AppError} when the recordings cannot be read
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
