/** Less than this is not worth going on from, in seconds. */
const LEAST_SECONDS = 5;
/** Part of a video after which it counts as finished. */
export const FINISHED_AT = 0.9;

/**
 * Where to go on: where the learner was, unless that is as good as the beginning, or as the end.
 *
 * @param resumeAt seconds; undefined: it was never watched
 * @param duration seconds; 0 while it is not known
 */
export function resumeFrom(resumeAt: number | undefined, duration: number): number | undefined {
  if (resumeAt === undefined || resumeAt < LEAST_SECONDS) return undefined;
  return duration > 0 && resumeAt >= FINISHED_AT * duration ? undefined : resumeAt;
}
