import type { LineTime } from './line-times';

/** A line counts as heard after this part of it, so a skipped last word does not matter. */
const MOST = 0.75;

/** Whether so many seconds are most of a line. */
export const isHeard = ({ start, end }: LineTime, seconds: number): boolean =>
  seconds >= MOST * (end - start);

/** How many seconds of a line lie in a stretch of the film. */
export const secondsWithin = ({ start, end }: LineTime, from: number, to: number): number =>
  Math.max(0, Math.min(end, to) - Math.max(start, from));

/**
 * Counts the lines that were played. A skipped one does not count. The browser keeps the played
 * stretches of a film until its stream is loaded anew.
 */
export const heardLines = (times: readonly LineTime[], played: TimeRanges): number =>
  times.filter((time) => isHeard(time, playedSeconds(time, played))).length;

function playedSeconds(time: LineTime, played: TimeRanges): number {
  let seconds = 0;
  for (let index = 0; index < played.length; index += 1) {
    seconds += secondsWithin(time, played.start(index), played.end(index));
  }
  return seconds;
}
