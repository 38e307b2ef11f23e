import type { Learner } from 'common';
import { CARD_LIMITS, collectionPaths, type Found, type LessonCards } from 'shared-contracts';
import { startOfDay } from '../../timing/local-day';

/**
 * Reads the decks practised today. They count against the daily limit (`roomOn`).
 *
 * @throws {AppError} as `documents.query`
 */
export const readPractised = (
  { documents, uid }: Learner,
  now: Date,
): Promise<Found<LessonCards>[]> =>
  documents.query(collectionPaths.lessonCards(uid), {
    where: [['updatedAt', '>=', startOfDay(now).toISOString()]],
    orderBy: ['updatedAt', 'desc'],
    limit: CARD_LIMITS.lessonsPerQuery,
  });
