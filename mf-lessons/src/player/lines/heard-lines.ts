import type { LineTime } from './line-times';

/**
 * The share of a line that must be played for it to count as heard; a skipped last word does not
 * matter.
 */
const MOST = 0.75;

/** Whether a line counts as heard after so many seconds of it. */
export const isHeard = ({ start, end }: LineTime, seconds: number): boolean =>
  seconds >= MOST * (end - start);

/** The seconds of a line between two positions. */
export const secondsWithin = ({ start, end }: LineTime, from: number, to: number): number =>
  Math.max(0, Math.min(end, to) - Math.max(start, from));

/**
 * The number of lines that were played. The browser keeps the played ranges until the stream is
 * loaded anew.
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
