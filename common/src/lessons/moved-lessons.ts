import { DAY_MS, type LiveLessons, type LiveDates } from 'shared-contracts';
import { liveDatesOf } from './live-dates';

type Moved = LiveDates['Moved'];

const isSame = (one: string, other: string): boolean => Date.parse(one) === Date.parse(other);

/** Whether a date was moved away and no lesson was moved onto it since. */
export const isMovedAway = (moved: Moved, date: string): boolean =>
  moved.some(({ From }) => isSame(From, date)) && !moved.some(({ To }) => isSame(To, date));

/** Age of both dates after which a move is dropped, in milliseconds. */
const KEPT_MS = 3 * DAY_MS;

/**
 * Applies teachers' moves to the published dates. The result is the same before and after a
 * publication that already contains the moves. A move counts only if one of its dates is published,
 * so it disappears with a cancelled lesson.
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

/** Applies teachers' changes to the live lessons of a publication. */
export function withLiveDates(live: LiveLessons, dates: LiveDates | undefined): LiveLessons {
  if (dates === undefined || dates.Moved.length === 0) return live;
  return { Title: live.Title, Dates: [...withMoved(liveDatesOf(live), dates.Moved)] };
}

/**
 * Adds a move. A date that was itself a result of a move is moved on, but still counts as moved
 * away, because a publication may contain it.
 *
 * @param now milliseconds since the epoch; old moves are dropped
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
 * The date of a lesson before teachers moved it.
 *
 * @param start the current date
 * @returns undefined if it was not moved
 */
export function movedFrom(dates: LiveDates | undefined, start: string): string | undefined {
  // Later moves of the same lesson name intermediate dates.
  const first = dates?.Moved.find(({ To }) => isSame(To, start));
  return first && !isSame(first.From, start) ? first.From : undefined;
}
