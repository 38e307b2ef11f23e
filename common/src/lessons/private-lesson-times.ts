import {
  DAY_MS,
  documentPaths,
  HOUR_MS,
  PRIVATE_LESSON_DAYS,
  type Entitlement,
  type Platform,
  type PrivateLessonSlot,
} from 'shared-contracts';
import { hourOfSlot } from '../wording/hour-text';
import { clockText, weekdayText } from '../wording/moment-text';

/** Hours of private lessons are Polish time. Source: CONST-slot-rules. */
const PRIVATE_LESSON_ZONE = 'Europe/Warsaw';

type Slot = Pick<PrivateLessonSlot, 'Day' | 'Hour' | 'Meridiem'>;

const PARTS = new Intl.DateTimeFormat('en-GB', {
  timeZone: PRIVATE_LESSON_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
});

/** Time on the school's clock at an instant, as if it were UTC; milliseconds. */
function wallClock(instant: number): number {
  const part = Object.fromEntries(
    PARTS.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute);
}

/** Instant of a time on the school's clock; milliseconds. */
function instantOf(wall: number): number {
  const first = wall - (wallClock(wall) - wall);
  // The clock may have changed between the two.
  return first - (wallClock(first) - wall);
}

/** Time on the learner's clock at an instant, as if it were UTC; milliseconds. */
const ownWallClock = (at: Date): number =>
  Date.UTC(at.getFullYear(), at.getMonth(), at.getDate(), at.getHours(), at.getMinutes());

/** Whether the learner's clock shows Polish time at that moment. */
export const isPolishClock = (at: Date): boolean => ownWallClock(at) === wallClock(at.getTime());

/** Suffix of an hour in Polish time: names the zone if the learner's clock differs. */
export const zoneNote = (now: Date): string => (isPolishClock(now) ? '' : ' (Polish time)');

/**
 * Time of a lesson on the learner's clock, followed by the school's hour if it differs: `Tuesday 1
 * December at 08:00 (09:00 Polish time)`.
 */
export function lessonTimeText(lesson: Date): string {
  const at = lesson.toISOString();
  const ownTime = `${weekdayText(at)} at ${clockText(at)}`;
  if (isPolishClock(lesson)) return ownTime;
  const school = new Date(wallClock(lesson.getTime())).toISOString().slice(11, 16);
  return `${ownTime} (${school} Polish time)`;
}

/** Midnight of Monday of the week of a wall clock; milliseconds. */
function mondayOf(wall: number): number {
  const midnight = wall - (wall % DAY_MS);
  return midnight - ((new Date(midnight).getUTCDay() + 6) % 7) * DAY_MS;
}

const inWeek = (slot: Slot, monday: number): Date =>
  new Date(
    instantOf(monday + PRIVATE_LESSON_DAYS.indexOf(slot.Day) * DAY_MS + hourOfSlot(slot) * HOUR_MS),
  );

/** Time of the first lesson, in the week after the purchase. Source: CONST-slot-rules. */
export const firstPrivateLesson = (slot: Slot, bought: Date): Date =>
  inWeek(slot, mondayOf(wallClock(bought.getTime())) + 7 * DAY_MS);

/**
 * Times of the next lessons: once a week, at the same hour of the school's clock. The learner's
 * hour may change with either clock.
 *
 * @param from earliest time of the first lesson
 */
export function nextPrivateLessons(slot: Slot, from: Date, count: number): readonly Date[] {
  const monday = mondayOf(wallClock(from.getTime()));
  const skipped = inWeek(slot, monday) < from ? 1 : 0;
  return Array.from({ length: count }, (_, week) =>
    inWeek(slot, monday + (week + skipped) * 7 * DAY_MS),
  );
}

/** The learner's slot, its move, and the end of the plan. */
export type PrivateBooking = Pick<Entitlement, 'PrivateLessonMove' | 'cancels' | 'expires_date'> & {
  readonly PrivateLessonSlotID: string;
};

export interface PrivateLessons {
  /** Empty if the school no longer has the slot, or the plan ends before. */
  readonly dates: readonly Date[];
  /** The slots before and after a move, while the dates include both. */
  readonly move?: readonly [from: PrivateLessonSlot, to: PrivateLessonSlot];
}

/**
 * Reads the times of the learner's next lessons. After a move, lessons before its date still use
 * the old slot. It costs one read, after a move two.
 *
 * @throws {AppError} as `documents.get`
 */
export async function readPrivateLessons(
  { documents }: Pick<Platform, 'documents'>,
  { PrivateLessonSlotID: id, PrivateLessonMove: move, cancels, expires_date }: PrivateBooking,
  now: Date,
  count: number,
): Promise<PrivateLessons> {
  const get = (slotID: string) => documents.get(documentPaths.privateLesson(slotID));
  const [slot, earlierSlot] = await Promise.all([get(id), move && get(move.from)]);
  const next = (of: PrivateLessonSlot | undefined, from: Date) =>
    of === undefined ? [] : nextPrivateLessons(of, from, count);
  const moved = move === undefined ? now : new Date(Math.max(now.getTime(), Date.parse(move.at)));
  const early = next(earlierSlot, now).filter((lesson) => lesson < moved);
  const isHeld = (lesson: Date) => !cancels || lesson < new Date(expires_date);
  return {
    dates: [...early, ...next(slot, moved)].slice(0, count).filter(isHeld),
    ...(early.length > 0 && earlierSlot && slot && { move: [earlierSlot, slot] }),
  };
}
