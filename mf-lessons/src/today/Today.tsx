import { useEffect, useId, useMemo } from 'react';
import { Button, Skeleton, useObservable, usePlatform } from 'kit';
import { LIVE_RUNNING_MS, liveDatesOf, nextLiveDate } from 'common';
import {
  idle,
  TIER,
  type EntitlementState,
  type Found,
  type HeardLines,
  type LessonCards,
  type LiveLessons,
  type NewAnswer as Answer,
} from 'shared-contracts';
import { useTier } from '../access/use-tier';
import { useCatalogue } from '../catalogue/catalogue-store';
import { useRest } from '../catalogue/use-rest';
import { privateLessonCode } from '../chunks/private-lesson';
import { progressViewCode } from '../chunks/progress';
import { useDueCards } from '../flashcards/day-load/use-due-cards';
import { useOpenDecks } from '../flashcards/day-load/use-open-decks';
import { messages } from '../messages';
import { today } from '../messages/today';
import { useComing } from '../next/use-coming';
import { usePathOrder } from '../path/use-path-order';
import type { Progressed } from '../progress/changes';
import { progressOf } from '../progress/create-progress';
import { useNewAnswers } from '../progress/new-answers';
import { useMissedLines } from '../progress/use-missed-lines';
import { Later } from '../shelf/Later';
import { useDay } from '../timing/use-day';
import { rhythmOf } from '../progress/week';
import { AfterThat } from './AfterThat';
import { planDay } from './day';
import { FirstStep } from './FirstStep';
import { Goal } from './Goal';
import { NewAnswer } from './NewAnswer';
import styles from './today.late.module.css';
import { TomorrowLine } from './TomorrowLine';
import { useDatedLessons } from './use-live-dates';
import { Week } from './Week';

/**
 * A member's "Today" on home: the one thing to do now, what comes after, and tomorrow. It shares
 * the reads of the week below, and costs one read each for lines missed by ear, new answers of
 * teachers, and dates of live lessons. Source: decision 40, decision 58.
 */
export function Today() {
  const titleId = useId();
  // The same chunk draws the line of progress on each card.
  useEffect(() => progressViewCode.load(), []);
  return (
    <section className={styles.today} aria-labelledby={titleId}>
      <Content titleId={titleId} />
    </section>
  );
}

const Title = ({ id }: { id: string }) => (
  <h2 id={id} className={styles.title}>
    {today.title}
  </h2>
);

function Content({ titleId }: { titleId: string }) {
  const progress = progressOf(usePlatform());
  const done = useObservable(progress.state$, idle);
  const due = useDueCards();
  const missed = useMissedLines();
  const answers = useNewAnswers();
  const { state: catalogue, retry: retryCatalogue } = useCatalogue();

  const hasFailed = [done, due.state, catalogue].some(({ status }) => status === 'failure');
  if (hasFailed) {
    const retry = () => {
      if (done.status === 'failure') progress.retry();
      if (due.state.status === 'failure') due.retry();
      if (catalogue.status === 'failure') retryCatalogue();
    };
    return (
      <>
        <Title id={titleId} />
        <div>
          <p className={styles.text}>{today.failure}</p>
          <Button variant="secondary" onClick={retry}>
            {messages.retry}
          </Button>
        </div>
      </>
    );
  }
  const { state: decks } = due;
  if (
    done.status !== 'success' ||
    decks.status !== 'success' ||
    catalogue.status !== 'success' ||
    !missed ||
    !answers
  ) {
    return (
      <>
        <Title id={titleId} />
        <Skeleton lines={6} label={today.loading} />
      </>
    );
  }
  const { liveLessons } = catalogue.value;
  return (
    <LoadedDay
      titleId={titleId}
      done={done.value}
      decks={decks.value}
      missed={missed}
      answers={answers}
      live={liveLessons}
    />
  );
}

interface LoadedDayProps {
  readonly titleId: string;
  readonly done: Progressed;
  readonly decks: readonly Found<LessonCards>[];
  readonly missed: readonly Found<HeardLines>[];
  readonly answers: readonly Found<Answer>[];
  readonly live: LiveLessons | undefined;
}

/** When the next live lesson begins, or ends if it runs now, in epoch milliseconds. */
function nextLiveChange(live: LiveLessons | undefined, now: Date): number | undefined {
  const next = live && nextLiveDate(liveDatesOf(live), now.getTime());
  if (next === undefined) return undefined;
  const begin = Date.parse(next);
  return begin > now.getTime() ? begin : begin + LIVE_RUNNING_MS;
}

function LoadedDay({
  titleId,
  done,
  decks: all,
  missed,
  answers,
  live: published,
}: LoadedDayProps) {
  const live = useDatedLessons(published);
  const tier = useTier();
  const { lessons: coming, isSure } = useComing({ kind: 'all', watched: done });
  const { order: path } = usePathOrder(done.path);
  const { decks, known: knownLessons, isSure: areDecksSure } = useOpenDecks(all);
  const isComplete = useRest() === 'known';
  // One time for everything: midnight may pass between two parts.
  const now = useDay((at) => nextLiveChange(live, at));
  const day = useMemo(
    () =>
      planDay({
        tier,
        done,
        decks,
        missed,
        coming,
        known: knownLessons,
        isComplete,
        path,
        live,
        now,
      }),
    [tier, done, decks, missed, coming, knownLessons, isComplete, path, live, now],
  );
  // `decks` has only those of the next days, so look at earlier days too.
  const isAny = (what: 'cards' | 'words') => Object.values(done.days).some((day) => day[what]);
  const hasCards = decks.length > 0 || isAny('words') || (tier > 0 && isAny('cards'));
  return (
    <>
      <div className={styles.head}>
        <Title id={titleId} />
        <Week rhythm={rhythmOf(done.days, now)} />
        <Goal seconds={day.seconds} goal={done.goal} />
      </div>
      {isSure && areDecksSure ? (
        <div className={styles.plan}>
          <FirstStep step={day.first} isDone={day.isDone} />
          <AfterThat {...day} />
          <TomorrowLine {...day} hasCards={hasCards}>
            {answers.length > 0 && <NewAnswer answers={answers} />}
          </TomorrowLine>
          <PrivateLesson />
        </div>
      ) : (
        <Skeleton lines={6} label={today.loading} />
      )}
    </>
  );
}

/**
 * The next private lesson, if the member has a plan for it. Its height is reserved until the date
 * is known.
 */
function PrivateLesson() {
  const plan = useObservable<EntitlementState>(usePlatform().entitlement$, idle);
  const isPrivate = useTier() === TIER.PRIVATE;
  const entitlement = plan.status === 'success' ? plan.value : undefined;
  const slotID = entitlement?.PrivateLessonSlotID;
  if (!isPrivate || !entitlement || slotID === undefined) return null;
  return (
    <p className={styles.private}>
      <Later chunk={privateLessonCode} when="shown">
        {({ default: NextPrivateLesson }) => (
          <NextPrivateLesson key={slotID} {...entitlement} PrivateLessonSlotID={slotID} />
        )}
      </Later>
    </p>
  );
}
