import { LIVE_AFTER_MS, LIVE_RUNNING_MS, withMoved, zonedTime } from 'common';
import { utcDay, DAY_MS, type LiveDates, type LiveLessons } from 'shared-contracts';
import type { LiveRule } from '../content/live-rule';

/** The rule is computed for this many days. */
const DAYS_AHEAD = 366;
/** The live page shows a lesson for this time, from its beginning. */
const SHOWN_MS = LIVE_RUNNING_MS + LIVE_AFTER_MS;
/** Past days that may have a shown lesson. In its time zone it may have begun a day earlier. */
const DAYS_SHOWN = -Math.ceil(SHOWN_MS / DAY_MS) - 1;
/** Most dates: enough for about two months without a publication. */
const MOST = 8;

/** The rule starts at the first moved date, even if its day is over. */
const daysBack = (moved: LiveDates['Moved'], now: Date): number =>
  Math.min(
    DAYS_SHOWN,
    ...moved.map(({ From }) => Math.floor((Date.parse(From) - now.getTime()) / DAY_MS) - 1),
  );

/**
 * Computes the next live lessons, eight at most, because the next publication may be weeks away.
 * `Begun` is the lesson that runs or has just run: a publication must not close its room. The plan
 * says Mondays 8 PM and the header 7 PM; the rule in the content folder decides (docs/lessons.md).
 *
 * @param changed dates that teachers have changed
 * @returns null: no lesson has just begun, and the rule has no date in the coming year
 */
export function announceLiveLessons(
  now: Date,
  { Title, weekday, time, zone, noLessonOn }: LiveRule,
  changed?: LiveDates | null,
): LiveLessons | null {
  const moved = changed?.Moved ?? [];
  const planned: string[] = [];
  let coming = 0;
  for (let ahead = daysBack(moved, now); ahead <= DAYS_AHEAD && coming < MOST; ahead += 1) {
    const date = new Date(now.getTime() + ahead * DAY_MS);
    const day = utcDay(date);
    if (date.getUTCDay() !== weekday || noLessonOn.includes(day)) continue;
    const start = zonedTime(day, time, zone);
    planned.push(start);
    if (now.getTime() < Date.parse(start)) coming += 1;
  }
  const dates = withMoved(planned, moved);
  const since = (date: string) => now.getTime() - Date.parse(date);
  const Begun = dates.findLast((date) => since(date) >= 0 && since(date) < SHOWN_MS);
  const Dates = dates.filter((date) => since(date) < 0).slice(0, MOST);
  if (Begun === undefined && Dates.length === 0) return null;
  return { Title, ...(Begun !== undefined && { Begun }), Dates };
}
