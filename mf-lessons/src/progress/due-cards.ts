import {
  CARD_LIMITS,
  collectionPaths,
  isLoggedIn,
  type Found,
  type LessonCards,
  type Platform,
} from 'shared-contracts';
import { startOfDay } from './local-day';

/**
 * The lessons of which cards are due within a week, by one query; nothing for a visitor.
 *
 * @throws {AppError} as `documents.query`
 */
export async function readDueCards(
  { documents, session }: Platform,
  now: Date,
): Promise<Found<LessonCards>[]> {
  const state = session.state$.value;
  if (!isLoggedIn(state)) return [];
  return documents.query(collectionPaths.lessonCards(state.user.UID), {
    where: [['nextDue', '<', startOfDay(now, 7).getTime()]],
    orderBy: ['nextDue', 'asc'],
    limit: CARD_LIMITS.lessonsPerQuery,
  });
}
