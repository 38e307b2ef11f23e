/** A film resumes only from this position on, in seconds. One left before it begins anew. */
export const RESUMED_FROM_SECONDS = 5;
/** Share of a video after which it counts as finished. */
export const FINISHED_AT = 0.9;

/**
 * Where to resume: at the last position, unless that is near the beginning or the end.
 *
 * @param resumeAt seconds; undefined when it was never watched
 * @param duration seconds; 0 while unknown
 */
export function resumeFrom(resumeAt: number | undefined, duration: number): number | undefined {
  if (resumeAt === undefined || resumeAt < RESUMED_FROM_SECONDS) return undefined;
  return duration > 0 && resumeAt >= FINISHED_AT * duration ? undefined : resumeAt;
}
