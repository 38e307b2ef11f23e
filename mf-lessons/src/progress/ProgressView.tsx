import { useEffect, useState } from 'react';
import { Button, createAsync, Skeleton, useObservable, usePlatform } from 'kit';
import {
  CARD_LIMITS,
  collectionPaths,
  idle,
  isLoggedIn,
  type AsyncState,
  type Found,
  type LessonCards,
  type Platform,
} from 'shared-contracts';
import { flushSchedules } from '../flashcards/deck/stored-schedules';
import { progress } from '../messages/progress';
import { Shelf } from '../shelf/Shelf';
import type { Progressed } from './changes';
import { progressOf } from './create-progress';
import { EmptyWeek } from './EmptyWeek';
import { LessonLinks } from './LessonLinks';
import { startOfDay } from './local-day';
import styles from './progress.late.module.css';
import { begunLessons, dueLessons, duePerDay, streakOf, weekOf } from './week';
import { WeekPlots } from './WeekPlots';

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

export { CardProgress } from './CardProgress';

const UNKNOWN = { status: 'unknown' } as const;

/** A member's last seven days, due cards, and lessons to resume. Source: DESIGN §3. */
export function ProgressView() {
  const platform = usePlatform();
  const shared = progressOf(platform);
  const [due] = useState(() => createAsync(() => readDueCards(platform, new Date())));
  const done = useObservable(shared.state$, idle);
  const cards = useObservable(due.state$, idle);
  const session = useObservable(platform.session.state$, UNKNOWN);
  const uid = isLoggedIn(session) ? session.user.UID : '';

  useEffect(() => {
    if (uid !== '') void due.run();
  }, [due, uid]);

  if (uid === '') return null;
  const retry = () => {
    if (done.status === 'failure') shared.retry();
    if (cards.status === 'failure') void due.run();
  };
  return (
    <Shelf title={progress.title}>
      <div className={styles['place']}>{contentOf(done, cards, retry)}</div>
    </Shelf>
  );
}

function contentOf(
  done: AsyncState<Progressed>,
  cards: AsyncState<readonly Found<LessonCards>[]>,
  retry: () => void,
) {
  if (done.status === 'failure' || cards.status === 'failure') {
    return (
      <>
        <p className={styles['text']}>{progress.failure}</p>
        <Button variant="secondary" onClick={retry}>
          {progress.retry}
        </Button>
      </>
    );
  }
  if (done.status !== 'success' || cards.status !== 'success') {
    return <Skeleton lines={4} label={progress.loading} />;
  }
  return <Known done={done.value} lessons={cards.value} />;
}

interface KnownProps {
  readonly done: Progressed;
  readonly lessons: readonly Found<LessonCards>[];
}

function Known({ done, lessons }: KnownProps) {
  // One time for all plots: midnight may pass between two of them.
  const [now] = useState(() => new Date());
  const week = weekOf(done.days, now);
  const due = duePerDay(lessons, now);
  const begun = begunLessons(done);
  const isEmpty = Object.keys(done.days).length === 0 && lessons.length === 0;
  if (isEmpty && begun.length === 0) return <EmptyWeek />;
  const streak = streakOf(done.days, now);
  return (
    <>
      {streak > 1 && <p className={styles['text']}>{progress.streak(streak)}</p>}
      <WeekPlots week={week} due={due} now={now} />
      <div className={styles['lists']}>
        <LessonLinks kind="due" title={progress.dueLessons} lessons={dueLessons(lessons, now)} />
        <LessonLinks kind="begun" title={progress.begun} lessons={begun} />
      </div>
    </>
  );
}
