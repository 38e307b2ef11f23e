import {
  CARD_LIMITS,
  collectionPaths,
  isLoggedIn,
  type Found,
  type LessonCards,
  type Platform,
} from 'shared-contracts';
import { flushSchedules } from '../flashcards/deck/stored-schedules';
import { startOfDay } from './local-day';

/**
 * The lessons of which cards are due within a week, by one query; nothing for a visitor. Who comes
 * from the cards has answers that are being stored: the query waits for them.
 *
 * @throws {AppError} as `documents.query`
 */
export async function readDueCards(platform: Platform, now: Date): Promise<Found<LessonCards>[]> {
  await flushSchedules(platform);
  const { documents, session } = platform;
  const state = session.state$.value;
  if (!isLoggedIn(state)) return [];
  return documents.query(collectionPaths.lessonCards(state.user.UID), {
    where: [['nextDue', '<', startOfDay(now, 7).getTime()]],
    orderBy: ['nextDue', 'asc'],
    limit: CARD_LIMITS.lessonsPerQuery,
  });
}
