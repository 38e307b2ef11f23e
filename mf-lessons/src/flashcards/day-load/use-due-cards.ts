import { useEffect } from 'react';
import { createAsync, useObservable, usePlatform } from 'kit';
import { forLearner, perPlatform, valueForLearner, type Learner } from 'common';
import {
  CARD_LIMITS,
  collectionPaths,
  idle,
  type AsyncState,
  type Found,
  type LessonCards,
  type Watched,
  type Platform,
} from 'shared-contracts';
import { schedulesOf } from '../deck/stored-schedules';
import { startOfDay } from '../../timing/local-day';
import { readPractised } from './read-practised';

/**
 * The most begun decks with new cards that are read, the fewest new cards first. The path then
 * chooses among them.
 */
const FRESH_READ = 20;

/**
 * Reads by three queries: decks due within a week, begun decks with new cards, and decks practised
 * today. Waiting answers are stored first.
 *
 * @throws {AppError} as `documents.query`
 */
async function readDueCards(
  platform: Platform,
  learner: Learner,
  now: Date,
): Promise<Found<LessonCards>[]> {
  const { documents, uid } = learner;
  await schedulesOf(platform).value?.flush();
  const path = collectionPaths.lessonCards(uid);
  const results = await Promise.all([
    documents.query(path, {
      where: [['nextDue', '<', startOfDay(now, 7).getTime()]],
      orderBy: ['nextDue', 'asc'],
      limit: CARD_LIMITS.lessonsPerQuery,
    }),
    documents.query(path, {
      where: [['fresh', '>', 0]],
      orderBy: ['fresh', 'asc'],
      limit: FRESH_READ,
    }),
    readPractised(learner, now),
  ]);
  return [...new Map(results.flat().map((lesson) => [lesson.id, lesson])).values()];
}

type DueState = AsyncState<readonly Found<LessonCards>[]>;

/** One result of these queries, shared by all parts of home. */
function createDueCards(platform: Platform, learner: Learner) {
  const { state$, run } = createAsync(() => readDueCards(platform, learner, new Date()));
  let users = 0;
  return {
    uid: learner.uid,
    state$: state$ as Watched<DueState>,
    run,
    /** The first user starts a read. @returns a function to stop the use */
    use() {
      users += 1;
      if (users === 1 && state$.value.status !== 'loading') void run();
      return () => {
        users -= 1;
      };
    },
  };
}

const dueCardsOf = perPlatform((platform) => {
  const dueCards = forLearner(platform, (learner) => createDueCards(platform, learner));
  return { dueCards, state$: valueForLearner(dueCards, ({ state$ }) => state$, idle as DueState) };
});

export interface DueCards {
  /** Id of the signed-in user; empty while unknown and for a visitor. */
  readonly uid: string;
  readonly state: DueState;
  readonly retry: () => void;
}

/**
 * The decks due within a week, begun with new cards, or practised today. Home reads them once for
 * all its parts; the end of a session reads them again.
 */
export function useDueCards(): DueCards {
  const { dueCards, state$ } = dueCardsOf(usePlatform());
  const mine = useObservable(dueCards, undefined);
  useEffect(() => mine?.use(), [mine]);
  return {
    uid: mine?.uid ?? '',
    state: useObservable<DueState>(state$, idle),
    retry: () => void mine?.run(),
  };
}
