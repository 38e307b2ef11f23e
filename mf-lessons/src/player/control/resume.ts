/** A film left before this position starts at the beginning, in seconds. */
export const RESUMED_FROM_SECONDS = 5;
/** Share of a video after which it counts as finished. */
export const FINISHED_AT = 0.9;

/**
 * The position to resume at: the last one, unless it is near the beginning or the end.
 *
 * @param resumeAt seconds; undefined if never watched
 * @param duration seconds; 0 while unknown
 */
export function resumeFrom(resumeAt: number | undefined, duration: number): number | undefined {
  if (resumeAt === undefined || resumeAt < RESUMED_FROM_SECONDS) return undefined;
  return duration > 0 && resumeAt >= FINISHED_AT * duration ? undefined : resumeAt;
}
