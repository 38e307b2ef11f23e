import type { Learner } from 'common';
import {
  CARD_LIMITS,
  collectionPaths,
  NEVER_DUE,
  type Found,
  type LessonCards,
} from 'shared-contracts';
import { startOfDay } from '../../timing/local-day';

/** One session asks for the cards of so many lessons, each by a call. */
export const LESSONS_PER_SESSION = 10;

/** As many again, because lessons that are no longer open are skipped. */
export const LESSONS_READ = 2 * LESSONS_PER_SESSION;

/**
 * The lessons with cards due today, the longest due first, by one query.
 *
 * @param limit documents at most
 * @throws {AppError} as `documents.query`
 */
export const readDueLessons = (
  { documents, uid }: Learner,
  now: Date,
  limit: number,
): Promise<Found<LessonCards>[]> =>
  documents.query(collectionPaths.lessonCards(uid), {
    where: [['nextDue', '<', startOfDay(now, 1).getTime()]],
    orderBy: ['nextDue', 'asc'],
    limit,
  });

/**
 * All lessons of which the learner has cards, those whose cards are due first, by one query. More
 * than `CARD_LIMITS.lessonsPerQuery` are not shown.
 *
 * @throws {AppError} as `documents.query`
 */
export const readAllLessons = ({ documents, uid }: Learner): Promise<Found<LessonCards>[]> =>
  documents.query(collectionPaths.lessonCards(uid), {
    orderBy: ['nextDue', 'asc'],
    limit: CARD_LIMITS.lessonsPerQuery,
  });

/**
 * When the next cards are due after today, epoch milliseconds; undefined when none is scheduled.
 * One read.
 *
 * @throws {AppError} as `documents.query`
 */
export async function readNextDue(
  { documents, uid }: Learner,
  now: Date,
): Promise<number | undefined> {
  const [next] = await documents.query(collectionPaths.lessonCards(uid), {
    where: [['nextDue', '>=', startOfDay(now, 1).getTime()]],
    orderBy: ['nextDue', 'asc'],
    limit: 1,
  });
  const due = next?.data.nextDue ?? NEVER_DUE;
  return due < NEVER_DUE ? due : undefined;
}
