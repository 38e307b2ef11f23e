import type { ReactNode } from 'react';
import { ButtonLink, Dialect, Link, usePlatform, type LinkProps } from 'kit';
import type { CatalogueLesson } from 'shared-contracts';
import { today } from '../messages/today';
import { dueCardsPath, flashcardsPath, lessonPath } from '../paths';
import { wishOnClick } from '../player/play-wish';
import { clock } from '../timing/clock';
import type { Day, Step } from './day';
import styles from './today.late.module.css';

/** A step in words, and where it leads. */
interface StepWords {
  /** What it is about, small. */
  readonly label: ReactNode;
  readonly what: ReactNode;
  readonly minutes?: number | undefined;
  readonly action: string;
  /** Names the lesson for screen readers, where several actions have the same word. */
  readonly of?: string;
  readonly link: Pick<LinkProps, 'to' | 'onClick'>;
}

const withMinutes = (what: ReactNode, minutes: number | undefined) => (
  <>
    {what}
    {minutes !== undefined && <span className={styles.minutes}> · {today.minutes(minutes)}</span>}
  </>
);

const titleOf = ({ Title }: CatalogueLesson) => <Dialect>{Title}</Dialect>;

/**
 * Whether the learner's clock shows the same time as the school's. Then the zone need not be named.
 *
 * @param at ISO 8601 with the school's offset
 */
const isSchoolTime = (at: string): boolean => Date.parse(at) === Date.parse(at.slice(0, 19));

/** When a live lesson takes place, in the learner's time. */
const timeOf = (at: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    ...({ weekday: 'short', day: 'numeric', month: 'short' } as const),
    ...({ hour: '2-digit', minute: '2-digit' } as const),
    ...(!isSchoolTime(at) && ({ timeZoneName: 'short' } as const)),
  }).format(new Date(at));

/** @param next the label of a lesson that comes next */
function useWords(step: Step, next: string = today.lesson.next): StepWords {
  const platform = usePlatform();
  const { due, fresh, lesson: film, live } = today;
  switch (step.kind) {
    case 'due':
      return {
        label: due.label,
        what: due.amount(step.cards),
        minutes: step.minutes,
        action: due.action,
        link: { to: dueCardsPath },
      };
    case 'fresh':
      return {
        label: (
          <>
            {fresh.label}
            {step.lesson && <>: {titleOf(step.lesson)}</>}
          </>
        ),
        what: fresh.amount(step.cards),
        minutes: step.minutes,
        action: fresh.action,
        link: { to: flashcardsPath(step.videoID) },
      };
    case 'lesson': {
      const { lesson, from, isAgain, minutes } = step;
      return {
        label: from !== undefined ? film.begun(clock(from)) : isAgain ? film.again : next,
        what: titleOf(lesson),
        minutes,
        action: from !== undefined ? film.continue : film.watch,
        of: lesson.Title,
        link: { to: lessonPath(lesson), onClick: wishOnClick(platform, lesson.DocID) },
      };
    }
    case 'live': {
      const { isNow, isOpen, at } = step;
      return {
        label: isNow ? live.now : live.label,
        what: isNow ? step.live.Title : timeOf(at),
        action: isOpen ? (isNow ? live.join : live.room) : live.vip,
        link: { to: isOpen ? '/live-lessons' : '/subscriptions' },
      };
    }
  }
}

const actionOf = ({ action, of }: StepWords) => (
  <>
    {action}
    {of !== undefined && <span className="visually-hidden"> {of}</span>}
  </>
);

/** The one thing to do now: the only button of the day. */
export function FirstStep({ step, isDone }: { step: Day['first']; isDone: boolean }) {
  return step ? (
    <First step={step} isDone={isDone} />
  ) : (
    <p className={styles.text}>{today.nothing}</p>
  );
}

function First({ step, isDone }: { step: Step; isDone: boolean }) {
  const words = useWords(step);
  return (
    <div className={styles.first}>
      <p className={styles.label}>
        {isDone ? today.done : words.label}
        {step.kind === 'lesson' && withMinutes('', words.minutes)}
      </p>
      <p className={styles.what}>
        {step.kind === 'lesson' ? words.what : withMinutes(words.what, words.minutes)}
      </p>
      <ButtonLink {...words.link}>{actionOf(words)}</ButtonLink>
    </div>
  );
}

/** What comes after the first thing, quiet. */
export function AfterThat({ first, after: steps }: Pick<Day, 'first' | 'after'>) {
  if (steps.length === 0) return null;
  const { then, next } = today.lesson;
  return (
    <ul className={styles.rows} aria-label={today.after}>
      {steps.map((step) => (
        <Row
          key={step.kind === 'lesson' ? step.lesson.DocID : step.kind}
          step={step}
          next={first?.kind === 'lesson' ? then : next}
        />
      ))}
    </ul>
  );
}

/** Its height is the same whatever it says. */
function Row({ step, next }: { step: Step; next: string }) {
  const words = useWords(step, next);
  return (
    <li className={styles.row}>
      <p className={styles.label}>{withMinutes(words.label, words.minutes)}</p>
      <p className={styles.what}>{words.what}</p>
      <Link {...words.link} className={styles.action}>
        {actionOf(words)}
      </Link>
    </li>
  );
}

/** What the next day brings, with its number. A long title comes last, where it may wrap. */
export function TomorrowLine({ tomorrow }: Pick<Day, 'tomorrow'>) {
  const { label, lesson, ...cards } = today.tomorrow;
  return (
    <p className={styles.tomorrow}>
      {tomorrow?.kind === 'lesson' && (
        <>
          <span className={styles.when}>{lesson(tomorrow.minutes)}</span> {titleOf(tomorrow.lesson)}
        </>
      )}
      {tomorrow && tomorrow.kind !== 'lesson' && (
        <>
          <span className={styles.when}>{label}</span>{' '}
          {withMinutes(cards[tomorrow.kind](tomorrow.cards), tomorrow.minutes)}
        </>
      )}
    </p>
  );
}
