import type { Learner } from 'common';
import {
  CARD_LIMITS,
  collectionPaths,
  NEVER_DUE,
  type Found,
  type LessonCards,
} from 'shared-contracts';
import { startOfDay } from '../../timing/local-day';
import { isOwnKey } from '../deck/card-key';

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

/** When cards come back. */
export interface NextDue {
  /** Epoch milliseconds. */
  readonly at: number;
  /** Whether an own card is among them, which needs no plan. */
  readonly isOwn: boolean;
}

/**
 * When the next cards are due after today; undefined when none is scheduled. One read.
 *
 * @throws {AppError} as `documents.query`
 */
export async function readNextDue(
  { documents, uid }: Learner,
  now: Date,
): Promise<NextDue | undefined> {
  const [next] = await documents.query(collectionPaths.lessonCards(uid), {
    where: [['nextDue', '>=', startOfDay(now, 1).getTime()]],
    orderBy: ['nextDue', 'asc'],
    limit: 1,
  });
  if (!next || next.data.nextDue >= NEVER_DUE) return undefined;
  const { cards, nextDue: at } = next.data;
  return { at, isOwn: Object.entries(cards).some(([key, { due }]) => isOwnKey(key) && due === at) };
}
