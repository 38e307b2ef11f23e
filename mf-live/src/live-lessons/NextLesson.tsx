import { Button, Card, Link, Skeleton } from 'kit';
import { calendarFile } from 'kit/calendar-file';
import { KeepFileButton } from 'kit/keep-file';
import {
  momentText,
  movedFrom,
  type AsyncState,
  type Catalogue,
  type LiveDates,
  type LiveLessons,
} from 'shared-contracts';
import { messages } from '../messages';
import type { LivePhase } from '../room/live-phase';
import { timeUntil } from '../room/time-until';
import styles from './styles.module.css';

const text = messages.liveLessons.when;

export interface NextLessonProps {
  readonly catalogue: AsyncState<Catalogue>;
  readonly retry: () => void;
  /** What teachers have changed of the dates. */
  readonly changed: LiveDates | undefined;
  readonly phase: LivePhase;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * Says when the next live lesson takes place, by its own date and not by a fixed weekday. Source:
 * docs/live.md.
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
        <Announced
          {...(catalogue.value.liveLessons ?? NONE)}
          changed={changed}
          phase={phase}
          now={now}
        />
      )}
      {(catalogue.status === 'idle' || catalogue.status === 'loading') && (
        <Skeleton kind="text" lines={3} label={text.loading} />
      )}
    </Card>
  );
}

const NONE: LiveLessons = { Title: '', Dates: [] };

/** The lesson to announce: once its teacher has ended one, the next. */
function announced(dates: readonly string[], phase: LivePhase): string | undefined {
  switch (phase.kind) {
    case 'none':
      return undefined;
    case 'before':
    case 'during':
      return phase.start;
    case 'after':
      return dates.find((date) => Date.parse(date) > Date.parse(phase.start));
  }
}

/** Keeps `30 November` and `at 20:00` together where a phone breaks the line. */
const inWholePieces = (moment: string): string =>
  moment.replace(/(?<= \d{1,2}) (?=\p{L})|(?<=\bat) /gu, '\u00a0');

function Announced({
  Title,
  Dates,
  changed,
  phase,
  now,
}: LiveLessons & Pick<NextLessonProps, 'changed' | 'phase' | 'now'>) {
  const start = announced(Dates, phase);
  if (start === undefined) {
    return (
      <p className={styles.unsure}>
        {text.none}{' '}
        <Link to="/contact" className={styles.ask}>
          {text.ask}
        </Link>
      </p>
    );
  }
  const planned = movedFrom(changed, start);
  const { isRunning } = phase;
  const file = () => {
    const url = `${location.origin}/live-lessons`;
    const event = { title: text.event(Title), start, url };
    return { name: 'live-lesson.ics', text: calendarFile([event], now) };
  };
  return (
    <>
      <p className={styles.next}>
        <strong lang="gsw">{Title}</strong>
        <time dateTime={start} className={styles.date}>
          {inWholePieces(momentText(start))}
        </time>
        {planned !== undefined && (
          <span className={styles.source}>{text.moved(momentText(planned))}</span>
        )}
        <span role="timer" className={styles.until}>
          {isRunning ? text.begun : timeUntil(start, now)}
        </span>
      </p>
      {!isRunning && (
        <KeepFileButton variant="secondary" file={file} failed={text.noCalendar}>
          {text.calendar}
        </KeepFileButton>
      )}
    </>
  );
}
