import { useEffect, useState, type ReactNode } from 'react';
import { ButtonLink, Dialect, usePlatform } from 'kit';
import {
  liveDatesOf,
  nextLiveDate,
  TIER,
  type CatalogueLesson,
  type LiveLessons,
} from 'shared-contracts';
import { isOpenTo } from '../access/is-open-to';
import { useTier } from '../access/use-tier';
import { nextLesson } from '../catalogue/next-lesson';
import { useKnownLessons } from '../catalogue/use-known-lessons';
import { useLesson } from '../catalogue/use-lesson';
import { whenIs } from '../flashcards/deck/when-is';
import { clock } from '../timing/clock';
import { today } from '../messages/today';
import { dueCardsPath, flashcardsPath, lessonPath } from '../paths';
import { wishOnClick } from '../player/play-wish';
import type { Progressed } from '../progress/changes';
import { minutesFor, type DueSummary } from './due-summary';
import styles from './today.late.module.css';

interface RowProps {
  /** What this is about, small. */
  readonly label: ReactNode;
  readonly title: ReactNode;
  /** What to do, as a button. */
  readonly children?: ReactNode;
}

/** One thing to do. Its height is the same whatever it says. */
function Row({ label, title, children }: RowProps) {
  return (
    <li className={styles.row}>
      <p className={styles.label}>{label}</p>
      <p className={styles.what}>{title}</p>
      {children}
    </li>
  );
}

/** The cards that are due, with the minutes they take. */
export function DueRow({ summary, now }: { summary: DueSummary; now: Date }) {
  const lessons = useKnownLessons();
  const { label, amount, review, none, next, first, learn } = today.due;
  if (summary.today > 0) {
    return (
      <Row label={label} title={amount(summary.today, minutesFor(summary.today))}>
        <ButtonLink to={dueCardsPath}>{review}</ButtonLink>
      </Row>
    );
  }
  if (summary.next !== undefined) {
    return <Row label={next(whenIs(summary.next, now))} title={none} />;
  }
  const newest = nextLesson(lessons, { tier: TIER.BASIC, finished: {} });
  return (
    <Row label={label} title={newest ? first : none}>
      {newest && (
        <ButtonLink to={flashcardsPath(newest.DocID)} variant="secondary">
          {learn}
        </ButtonLink>
      )}
    </Row>
  );
}

export interface ResumeRowProps {
  /** Begun lessons, the last watched first. */
  readonly begun: readonly { readonly videoID: string; readonly seconds: number }[];
  readonly finished: Progressed['finished'];
  /** The lesson that home shows right below, which is no news. */
  readonly first: CatalogueLesson | undefined;
}

/** Lessons that are looked up at most, for a device without a network. */
const LOOKED_UP = 12;

/** The lesson watched last, unless it is closed or gone; else the next one to watch. */
export function ResumeRow({ begun, finished, first }: ResumeRowProps) {
  const lessons = useKnownLessons();
  const tier = useTier();
  const [skipped, setSkipped] = useState(0);
  const last = skipped < LOOKED_UP ? begun[skipped] : undefined;
  if (last) {
    return <BegunRow key={last.videoID} {...last} onGone={() => setSkipped(skipped + 1)} />;
  }
  const others = lessons.filter(({ DocID }) => DocID !== first?.DocID);
  const next = nextLesson(others, { tier, finished });
  const { none, watch, next: label } = today.resume;
  return next ? (
    <WatchRow lesson={next} label={label} action={watch} />
  ) : (
    <Row label="" title={none} />
  );
}

interface BegunRowProps {
  readonly videoID: string;
  readonly seconds: number;
  /** It is no longer published, or the plan no longer opens it. */
  readonly onGone: () => void;
}

function BegunRow({ videoID, seconds, onGone }: BegunRowProps) {
  const summary = useLesson(videoID);
  const tier = useTier();
  const isGone =
    summary.status === 'unknown' || (summary.status === 'known' && !isOpenTo(summary.lesson, tier));
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone, onGone]);
  const label = today.resume.label(clock(seconds));
  if (summary.status !== 'known') return <Row label={label} title="" />;
  return <WatchRow lesson={summary.lesson} label={label} action={today.resume.action} />;
}

function WatchRow(props: { lesson: CatalogueLesson; label: string; action: string }) {
  const { lesson, label, action } = props;
  const platform = usePlatform();
  return (
    <Row label={label} title={<Dialect>{lesson.Title}</Dialect>}>
      <ButtonLink
        to={lessonPath(lesson)}
        variant="secondary"
        onClick={wishOnClick(platform, lesson.DocID)}
      >
        {action}
        <span className="visually-hidden"> {lesson.Title}</span>
      </ButtonLink>
    </Row>
  );
}

/**
 * Whether the learner's clock shows the same time as the school's. Then the zone need not be named.
 *
 * @param at ISO 8601 with the school's offset
 */
const isSchoolTime = (at: string): boolean => Date.parse(at) === Date.parse(at.slice(0, 19));

/** The next live lesson in the learner's time; it leads to the room where the plan includes it. */
export function LiveRow({ live, tier, now }: { live: LiveLessons; tier: number; now: Date }) {
  const at = nextLiveDate(liveDatesOf(live), now.getTime());
  if (at === undefined) return null;
  const isNow = Date.parse(at) <= now.getTime();
  const { label, now: running, room, join, vip } = today.live;
  const time = new Intl.DateTimeFormat('en-GB', {
    ...({ weekday: 'short', day: 'numeric', month: 'short' } as const),
    ...({ hour: '2-digit', minute: '2-digit' } as const),
    ...(!isSchoolTime(at) && ({ timeZoneName: 'short' } as const)),
  }).format(new Date(at));
  return (
    <Row label={isNow ? running : label} title={isNow ? live.Title : time}>
      {tier < TIER.VIP ? (
        <ButtonLink to="/subscriptions" variant="quiet">
          {vip}
        </ButtonLink>
      ) : (
        <ButtonLink to="/live-lessons" variant={isNow ? 'primary' : 'secondary'}>
          {isNow ? join : room}
        </ButtonLink>
      )}
    </Row>
  );
}
