import { DAY_MS, HOUR_MS, PRIVATE_LESSON_DAYS, type PrivateLessonSlot } from 'shared-contracts';

/** Hours of private lessons are Polish time. Source: CONST-slot-rules. */
export const PRIVATE_LESSON_ZONE = 'Europe/Warsaw';

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

/** What a clock in the school's zone shows, as if it were UTC; milliseconds. */
function wallClock(instant: number): number {
  const part = Object.fromEntries(
    PARTS.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute);
}

/** The instant at which a clock in the school's zone shows this; milliseconds. */
function instantOf(wall: number): number {
  const first = wall - (wallClock(wall) - wall);
  // The clock may have changed between the two.
  return first - (wallClock(first) - wall);
}

/** Hours since midnight. */
export const hourOfSlot = ({ Hour, Meridiem }: Pick<Slot, 'Hour' | 'Meridiem'>): number =>
  (Hour % 12) + (Meridiem === 'PM' ? 12 : 0);

/** Midnight of Monday of the week of a wall clock; milliseconds. */
function mondayOf(wall: number): number {
  const midnight = wall - (wall % DAY_MS);
  return midnight - ((new Date(midnight).getUTCDay() + 6) % 7) * DAY_MS;
}

const inWeek = (slot: Slot, monday: number): Date =>
  new Date(
    instantOf(monday + PRIVATE_LESSON_DAYS.indexOf(slot.Day) * DAY_MS + hourOfSlot(slot) * HOUR_MS),
  );

/** When the first lesson takes place: in the week after the purchase. Source: CONST-slot-rules. */
export const firstPrivateLesson = (slot: Slot, bought: Date): Date =>
  inWeek(slot, mondayOf(wallClock(bought.getTime())) + 7 * DAY_MS);

/**
 * Tells when the next lessons take place: once a week, at the same hour of the school's clock. The
 * learner's own hour may change with either clock.
 *
 * @param from the first lesson is not before it
 */
export function nextPrivateLessons(slot: Slot, from: Date, count: number): readonly Date[] {
  const monday = mondayOf(wallClock(from.getTime()));
  const skipped = inWeek(slot, monday) < from ? 1 : 0;
  return Array.from({ length: count }, (_, week) =>
    inWeek(slot, monday + (week + skipped) * 7 * DAY_MS),
  );
}
