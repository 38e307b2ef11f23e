import type { LineTime } from './line-times';

/** A line counts as heard after this part of it, so a skipped last word does not matter. */
const MOST = 0.75;

/**
 * Counts the lines that were played. A skipped one does not count. The browser keeps the played
 * stretches of a film until its stream is loaded anew.
 */
export const heardLines = (times: readonly LineTime[], played: TimeRanges): number =>
  times.filter((time) => playedSeconds(time, played) >= MOST * (time.end - time.start)).length;

function playedSeconds({ start, end }: LineTime, played: TimeRanges): number {
  let seconds = 0;
  for (let index = 0; index < played.length; index += 1) {
    const from = Math.max(start, played.start(index));
    seconds += Math.max(0, Math.min(end, played.end(index)) - from);
  }
  return seconds;
}
