import { Button, useObservable, usePlatform } from 'kit';
import { dayText } from 'common';
import { idle, type AsyncState, type Found, type LessonCards } from 'shared-contracts';
import { doneText, sumsOf, understoodText } from 'common/learner-sums';
import { progress } from '../messages/progress';
import type { Progressed } from '../progress/changes';
import { progressOf } from '../progress/create-progress';
import { begunLessons } from '../progress/begun';
import { useDay } from '../timing/use-day';
import { dueLessons, rhythmOf, weekOf } from '../progress/week';
import { Bars } from '../shelf/Bars';
import { Shelf } from '../shelf/Shelf';
import { loadPerDay } from '../flashcards/day-load/day-load';
import { useDueCards } from '../flashcards/day-load/use-due-cards';
import { useOpenDecks } from '../flashcards/day-load/use-open-decks';
import { EmptyWeek } from './EmptyWeek';
import { LessonLinks } from './LessonLinks';
import styles from './progress.late.module.css';
import { WeekPlots } from './WeekPlots';

/**
 * A member's "Your week" on home: the last seven days, due cards, and lessons to resume. Source:
 * decision 40.
 */
export function ProgressView() {
  const shared = progressOf(usePlatform());
  const done = useObservable(shared.state$, idle);
  const { uid, state: cards, retry: retryCards } = useDueCards();

  if (uid === '') return null;
  const retry = () => {
    if (done.status === 'failure') shared.retry();
    if (cards.status === 'failure') retryCards();
  };
  return (
    <Shelf title={progress.title}>
      <div className={styles.place}>{contentOf(done, cards, retry)}</div>
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
        <p className={styles.text}>{progress.failure}</p>
        <Button variant="secondary" onClick={retry}>
          {progress.retry}
        </Button>
      </>
    );
  }
  if (done.status !== 'success' || cards.status !== 'success') {
    return <Bars label={progress.loading} className={styles.waiting} />;
  }
  return <LoadedWeek done={done.value} lessons={cards.value} />;
}

interface LoadedWeekProps {
  readonly done: Progressed;
  readonly lessons: readonly Found<LessonCards>[];
}

function LoadedWeek({ done, lessons }: LoadedWeekProps) {
  // One time for all plots: midnight may pass between two of them.
  const now = useDay();
  // Closed decks are left out.
  const { decks, isSure } = useOpenDecks(lessons);
  const week = weekOf(done.days, now);
  const due = loadPerDay(decks, now);
  const begun = begunLessons(done);
  const isEmpty = Object.keys(done.days).length === 0 && lessons.length === 0;
  if (isEmpty && begun.length === 0) return <EmptyWeek goal={done.goal} now={now} />;
  if (!isSure) return <Bars label={progress.loading} className={styles.waiting} />;
  const { count, isWhole, isBack } = rhythmOf(done.days, now);
  const sums = sumsOf(done);
  const last = sums.days.at(-1);
  return (
    <>
      {count > 0 && <p className={styles.text}>{progress.rhythm(count, isWhole && count >= 5)}</p>}
      {isBack && last !== undefined && (
        <p className={styles.text}>{progress.back(dayText(`${last}T12:00`))}</p>
      )}
      <WeekPlots week={week} due={due} goal={done.goal} now={now} isBack={isBack} />
      {last !== undefined && (
        <p className={styles.total}>
          {doneText(sums)}. {understoodText(sums.understood)}
        </p>
      )}
      <div className={styles.lists}>
        <LessonLinks
          kind="due"
          title={progress.dueLessons}
          lessons={dueLessons(decks, now, due[0]?.value ?? 0)}
        />
        <LessonLinks kind="begun" title={progress.begun} lessons={begun} />
      </div>
    </>
  );
}
