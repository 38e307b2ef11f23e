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

/** Most lessons in a session of due cards. Each costs a call. */
export const LESSONS_PER_SESSION = 10;

/** Lessons that the query reads: twice as many, because closed ones are skipped. */
export const LESSONS_READ = 2 * LESSONS_PER_SESSION;

/**
 * Reads the lessons with cards due today, the longest due first, by one query.
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
 * Reads all lessons in which the learner has answered cards, the earliest due first, by one query.
 * Lessons beyond `CARD_LIMITS.lessonsPerQuery` are left out.
 *
 * @throws {AppError} as `documents.query`
 */
export const readAllLessons = ({ documents, uid }: Learner): Promise<Found<LessonCards>[]> =>
  documents.query(collectionPaths.lessonCards(uid), {
    orderBy: ['nextDue', 'asc'],
    limit: CARD_LIMITS.lessonsPerQuery,
  });

export interface NextDue {
  /** Epoch milliseconds. */
  readonly at: number;
  /** Whether an own card is due then; it needs no plan. */
  readonly isOwn: boolean;
}

/**
 * Reads when the next cards are due after today; undefined if none is scheduled. One read.
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
