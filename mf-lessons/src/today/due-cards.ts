import { useEffect } from 'react';
import { createAsync, useObservable, usePlatform } from 'kit';
import {
  CARD_LIMITS,
  collectionPaths,
  idle,
  isLoggedIn,
  perPlatform,
  type AsyncState,
  type Found,
  type LessonCards,
  type Platform,
} from 'shared-contracts';
import { flushSchedules } from '../flashcards/deck/stored-schedules';
import { startOfDay } from '../progress/local-day';

/**
 * The lessons with cards due within a week, by one query; none for a visitor. It waits until the
 * answers just given are stored, so that the query includes them.
 *
 * @throws {AppError} as `documents.query`
 */
async function readDueCards(platform: Platform, now: Date): Promise<Found<LessonCards>[]> {
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

/** One query for all parts of home. */
const shared = perPlatform((platform) => {
  const { state$, run } = createAsync(() => readDueCards(platform, new Date()));
  let users = 0;
  let askedAs = '';
  return {
    state$,
    run,
    /** The first part that is shown reads. @returns ends its use */
    use(uid: string) {
      users += 1;
      const isUnderWay = askedAs === uid && state$.value.status === 'loading';
      if (users === 1 && !isUnderWay) {
        askedAs = uid;
        void run();
      }
      return () => {
        users -= 1;
      };
    },
  };
});

const UNKNOWN = { status: 'unknown' } as const;

export interface DueCards {
  /** Id of the signed-in user; empty while unknown and for a visitor. */
  readonly uid: string;
  readonly state: AsyncState<readonly Found<LessonCards>[]>;
  readonly retry: () => void;
}

/** What is due within a week. It is read when home is opened, for all its parts together. */
export function useDueCards(): DueCards {
  const platform = usePlatform();
  const due = shared(platform);
  const session = useObservable(platform.session.state$, UNKNOWN);
  const uid = isLoggedIn(session) ? session.user.UID : '';
  useEffect(() => (uid === '' ? undefined : due.use(uid)), [due, uid]);
  return { uid, state: useObservable(due.state$, idle), retry: () => void due.run() };
}
