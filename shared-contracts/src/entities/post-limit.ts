/** The day in UTC, `2026-11-25`. */
export const utcDay = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Rate limits of one author of comments or chat messages, enforced by the security rules. */
export interface PostRate {
  /** Seconds between two posts. */
  readonly secondsBetween: number;
  /** Posts of one author on one day in UTC. */
  readonly perDay: number;
}

/** An author's last post, and their posts on that day. */
export interface LastPost {
  readonly id: string;
  /** When it was stored, ISO 8601. */
  readonly at: string;
  /** `YYYY-MM-DD` in UTC. */
  readonly Day: string;
  readonly CountOfDay: number;
}

/** Whether an author may post now, and otherwise what to tell them. */
export type PostAllowance =
  | { readonly kind: 'allowed' }
  | { readonly kind: 'too-soon'; readonly waitSeconds: number }
  | { readonly kind: 'day-full' };

/**
 * Decides like the security rules, so a screen can say why a post must wait.
 *
 * @param last undefined before the first post
 * @param now by the device's clock; the rules decide by the server's
 */
export function postAllowance(
  { secondsBetween, perDay }: PostRate,
  last: LastPost | undefined,
  now: Date,
): PostAllowance {
  if (last === undefined) return { kind: 'allowed' };
  if (last.Day === utcDay(now) && last.CountOfDay >= perDay) return { kind: 'day-full' };
  const passed = (now.getTime() - Date.parse(last.at)) / 1000;
  const waitSeconds = Math.ceil(secondsBetween - passed);
  return waitSeconds > 0 && waitSeconds <= secondsBetween
    ? { kind: 'too-soon', waitSeconds }
    : { kind: 'allowed' };
}

/** A day in UTC, and the number of an author's posts on it. */
export type PostsOfDay = Pick<LastPost, 'Day' | 'CountOfDay'>;

/** The day of a new post, and its number on that day. */
export const countedPost = (last: PostsOfDay | undefined, now: Date): PostsOfDay => {
  const Day = utcDay(now);
  return { Day, CountOfDay: last?.Day === Day ? last.CountOfDay + 1 : 1 };
};
