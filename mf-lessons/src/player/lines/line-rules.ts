import type { LineTime } from './line-times';

/** What happens at the end of a line. */
export interface LineRules {
  /** The repeated line. */
  readonly loop: number | undefined;
  readonly pauseAfterLine: boolean;
}

/** A stretch of the video played without a jump, in seconds. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export type LineStep =
  | { readonly do: 'seek'; readonly to: number }
  | { readonly do: 'pause'; readonly at: number }
  | undefined;

/**
 * Decides what to do after a stretch was played. A repeated line starts again. With a pause after
 * each line, the video also pauses before each repetition. During a repetition the ends of other
 * lines do not count.
 */
export function stepAfter(
  times: readonly LineTime[],
  { from, to }: Stretch,
  { loop, pauseAfterLine }: LineRules,
): LineStep {
  const ended = times.find(
    ({ line, end }) => from < end && end <= to && (loop === undefined || line === loop),
  );
  if (!ended) return undefined;
  if (pauseAfterLine) return { do: 'pause', at: ended.end };
  return loop === undefined ? undefined : { do: 'seek', to: ended.start };
}
