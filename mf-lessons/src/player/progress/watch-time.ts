/** A longer step between two looks is a jump, not playing. Seconds of the video. */
const LONGEST_STEP = 2;
/** How much is gathered before it is told, in seconds. */
const TELL_AFTER = 5;

export interface Watched {
  /** Seconds from the beginning of the video. */
  readonly position: number;
  /** Seconds of the video that were seen since the last time. */
  readonly seconds: number;
}

/**
 * Adds up what is really watched: jumps do not count.
 *
 * @param tell called after every few seconds, and by `flush` with the rest
 */
export function createWatchTime(tell: (watched: Watched) => void) {
  let position: number | undefined;
  let seconds = 0;
  const flush = () => {
    if (position === undefined || seconds === 0) return;
    tell({ position, seconds });
    seconds = 0;
  };
  return {
    /** The video has come to this position by playing. */
    playedTo(to: number) {
      const step = position === undefined ? 0 : to - position;
      if (step > 0 && step <= LONGEST_STEP) seconds += step;
      position = to;
      if (seconds >= TELL_AFTER) flush();
    },
    /** The learner goes elsewhere in the video. */
    jumpedTo(to: number) {
      flush();
      position = to;
    },
    flush,
  };
}
