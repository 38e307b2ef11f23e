import { Button, Card, Link } from 'kit';
import type { AsyncState, Catalogue, LiveDates, LiveLessons } from 'shared-contracts';
import { messages } from '../messages';
import { announcedStart, type LivePhase } from '../room/live-phase';
import { CalendarButton, LessonDate, LessonDateSkeleton } from '../lesson-date/LessonDate';
import late from './parts.late.module.css';
import styles from './styles.module.css';

const text = messages.liveLessons.when;

export interface NextLessonProps {
  readonly catalogue: AsyncState<Catalogue>;
  readonly retry: () => void;
  /** The dates that teachers have changed. */
  readonly changed: LiveDates | undefined;
  readonly phase: LivePhase;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * Says when the next live lesson takes place. Each lesson has its own date, not a fixed weekday.
 * Source: docs/live.md.
 */
export function NextLesson({ catalogue, retry, changed, phase, now }: NextLessonProps) {
  return (
    <Card as="section" aria-labelledby="when" className={styles.when}>
      <h2 id="when" className={styles.panelTitle}>
        {phase.isRunning ? text.now : text.heading}
      </h2>
      {catalogue.status === 'failure' && (
        <>
          <p>{text.failed}</p>
          <Button variant="secondary" onClick={retry}>
            {messages.retry}
          </Button>
        </>
      )}
      {catalogue.status === 'success' && (
        <AnnouncedLesson
          {...(catalogue.value.liveLessons ?? NONE)}
          changed={changed}
          phase={phase}
          now={now}
        />
      )}
      {(catalogue.status === 'idle' || catalogue.status === 'loading') && (
        // Also reserves the space of the calendar button below the date.
        <div className={styles.datePlace}>
          <LessonDateSkeleton />
        </div>
      )}
    </Card>
  );
}

const NONE: LiveLessons = { Title: '', Dates: [] };

function AnnouncedLesson({
  Title,
  Dates,
  changed,
  phase,
  now,
}: LiveLessons & Pick<NextLessonProps, 'changed' | 'phase' | 'now'>) {
  const start = announcedStart(Dates, phase);
  if (start === undefined) {
    return (
      <p className={late.unsure}>
        {text.none}{' '}
        <Link to="/contact" className={late.ask}>
          {text.ask}
        </Link>
      </p>
    );
  }
  const { isRunning } = phase;
  return (
    <>
      <LessonDate title={Title} start={start} changed={changed} isRunning={isRunning} now={now} />
      {!isRunning && <CalendarButton title={Title} start={start} now={now} variant="secondary" />}
    </>
  );
}
