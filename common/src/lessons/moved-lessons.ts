import { DAY_MS, type LiveLessons, type LiveDates } from 'shared-contracts';
import { liveDatesOf } from './live-dates';

type Moved = LiveDates['Moved'];

const isSame = (one: string, other: string): boolean => Date.parse(one) === Date.parse(other);

/** Whether a date no longer holds: it was moved away, and no lesson was moved onto it since. */
export const isMovedAway = (moved: Moved, date: string): boolean =>
  moved.some(({ From }) => isSame(From, date)) && !moved.some(({ To }) => isSame(To, date));

/** A move is forgotten when both its dates are so long over, in milliseconds. */
const KEPT_MS = 3 * DAY_MS;

/**
 * The dates that hold: those published, without the ones that were moved away, and with the new
 * ones. It is the same before and after a publication that knows the moves already. A move counts
 * only for a lesson that is published on one of its dates. So it goes away with a lesson that the
 * school plans no more.
 *
 * @param published earliest first
 * @returns earliest first
 */
export function withMoved(published: readonly string[], moved: Moved): readonly string[] {
  const isPublished = (date: string) => published.some((other) => isSame(other, date));
  const kept = published.filter((date) => !moved.some(({ From }) => isSame(From, date)));
  const isPlanned = ({ To }: Moved[number]) =>
    isPublished(To) || moved.some((one) => isSame(one.To, To) && isPublished(one.From));
  const dates = [...kept, ...moved.filter(isPlanned).map(({ To }) => To)];
  return dates
    .filter((date, place) => dates.findIndex((other) => isSame(other, date)) === place)
    .sort((a, b) => Date.parse(a) - Date.parse(b));
}

/** The live lessons of a publication with what teachers have changed since. */
export function withLiveDates(live: LiveLessons, dates: LiveDates | undefined): LiveLessons {
  if (dates === undefined || dates.Moved.length === 0) return live;
  return { Title: live.Title, Dates: [...withMoved(liveDatesOf(live), dates.Moved)] };
}

/**
 * The moves after one more. A date that was itself a new one is moved on, and counts as moved away:
 * a publication may have it.
 *
 * @param now milliseconds since the epoch; what is long over is left out
 */
export function withMove(
  moved: Moved,
  { from, to }: { readonly from: string; readonly to: string },
  now: number,
): Moved {
  const moves = moved.map((one) => (isSame(one.To, from) ? { ...one, To: to } : one));
  const isKnown = moves.some(({ From, To }) => isSame(From, from) && isSame(To, to));
  if (!isKnown) moves.push({ From: from, To: to });
  const isKept = ({ From, To }: Moved[number]) =>
    Math.max(Date.parse(From), Date.parse(To)) > now - KEPT_MS;
  return moves.filter(isKept);
}

/**
 * The date that a lesson had before teachers moved it.
 *
 * @param start the date that holds
 * @returns undefined where it was not moved
 */
export function movedFrom(dates: LiveDates | undefined, start: string): string | undefined {
  // Later pairs of the same lesson name dates in between.
  const first = dates?.Moved.find(({ To }) => isSame(To, start));
  return first && !isSame(first.From, start) ? first.From : undefined;
}
