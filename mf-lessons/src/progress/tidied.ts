import { DAY_LIMITS, RESUME_LIMITS } from 'shared-contracts';
import type { Changes, Progressed } from './changes';

/** Days that stay when the oldest have to go: a year, so that this happens once a month at most. */
const DAYS_KEPT = 366;
/** Lessons that stay of a map that is full, so that this happens once in a hundred lessons. */
export const LESSONS_KEPT = RESUME_LIMITS.lessons - 100;

const size = (map: object) => Object.keys(map).length;

/** Whether the security rules would refuse it for its length. */
export const isFull = ({ resumeAt, finished, days }: Changes): boolean =>
  size(days) > DAY_LIMITS.days ||
  size(resumeAt) > RESUME_LIMITS.lessons ||
  size(finished) > RESUME_LIMITS.lessons;

/** The first entries of a map that is too long, in this order; any other stays as it is. */
function cut<T>(
  map: Readonly<Record<string, T>>,
  order: (a: readonly [string, T], b: readonly [string, T]) => number,
): Readonly<Record<string, T>> {
  if (size(map) <= RESUME_LIMITS.lessons) return map;
  return Object.fromEntries(Object.entries(map).sort(order).slice(0, LESSONS_KEPT));
}

/**
 * Without the oldest days and, where there are too many, the lessons finished longest ago. A place
 * in a lesson has no time: those that say nothing go, then those in finished lessons, then any;
 * never one that is just written.
 *
 * @param all with the changes applied
 * @param now the changes
 */
export function tidied({ resumeAt, recent, finished, days }: Progressed, now: Changes): Changes {
  const places = Object.entries(resumeAt).filter(([, seconds]) => seconds > 0);
  const rank = (id: string) => (id in now.resumeAt ? 0 : id in finished ? 2 : 1);
  return {
    recent,
    resumeAt: cut(Object.fromEntries(places), ([a], [b]) => rank(a) - rank(b)),
    finished: cut(finished, ([, a], [, b]) => (a === b ? 0 : a < b ? 1 : -1)),
    days: Object.fromEntries(Object.entries(days).sort().slice(-DAYS_KEPT)),
  };
}
