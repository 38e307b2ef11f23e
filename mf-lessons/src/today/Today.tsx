import { useId, useState } from 'react';
import { Button, Skeleton, useObservable, usePlatform } from 'kit';
import { idle } from 'shared-contracts';
import { useTier } from '../access/use-tier';
import { useCatalogue } from '../catalogue/catalogue-store';
import { arrangeShelves, placesOf } from '../catalogue/shelves';
import { messages } from '../messages';
import { today } from '../messages/today';
import { progressOf } from '../progress/create-progress';
import { begunLessons } from '../progress/week';
import { useDueCards } from '../flashcards/due/use-due-cards';
import { dueSummaryOf } from './due-summary';
import { DueRow, LiveRow, ResumeRow } from './rows';
import styles from './today.late.module.css';

/**
 * Shows what a member can do today: review due cards, continue a lesson, join the next live lesson.
 * It costs the two reads that the week below needs as well. Source: decision 40.
 */
export function Today() {
  const titleId = useId();
  return (
    <section className={styles.today} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {today.title}
      </h2>
      <Rows />
    </section>
  );
}

/** As in the player, which resumes no earlier position. */
const RESUMED_FROM_SECONDS = 5;

function Rows() {
  const progress = progressOf(usePlatform());
  const done = useObservable(progress.state$, idle);
  const due = useDueCards();
  const { state: catalogue } = useCatalogue();
  const tier = useTier();
  // One time for all rows: midnight may pass between two of them.
  const [now] = useState(() => new Date());

  if (done.status === 'failure' || due.state.status === 'failure') {
    const retry = () => {
      if (done.status === 'failure') progress.retry();
      if (due.state.status === 'failure') due.retry();
    };
    return (
      <>
        <p className={styles.text}>{today.failure}</p>
        <Button variant="secondary" onClick={retry}>
          {messages.retry}
        </Button>
      </>
    );
  }
  if (done.status !== 'success' || due.state.status !== 'success') {
    return <Skeleton lines={3} label={today.loading} />;
  }
  // A lesson that was left in its first seconds begins anew, so there is nothing to continue.
  const begun = begunLessons(done.value).filter(({ seconds }) => seconds >= RESUMED_FROM_SECONDS);
  const known = catalogue.status === 'success' ? catalogue.value : undefined;
  const live = known?.liveLessons;
  return (
    <ul className={styles.rows}>
      {tier > 0 && <DueRow summary={dueSummaryOf(due.state.value, now)} now={now} />}
      {/* Another tier may open what was skipped. */}
      <ResumeRow
        key={tier}
        begun={begun}
        finished={done.value.finished}
        first={known && placesOf(arrangeShelves(known), tier).first}
      />
      {live && <LiveRow live={live} tier={tier} now={now} />}
    </ul>
  );
}
