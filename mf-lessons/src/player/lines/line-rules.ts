import type { LineTime } from './line-times';

/** The settings that decide what happens at the end of a line. */
export interface LineRules {
  readonly loop: number | undefined;
  readonly pauseAfterLine: boolean;
}

/** A range of the video played without a jump, in seconds. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export type LineStep =
  | { readonly do: 'seek'; readonly to: number }
  | { readonly do: 'pause'; readonly at: number }
  | undefined;

/**
 * Decides the next step when a line has ended within a played range. A repeated line starts again,
 * after a pause if pauses are on. During a repetition other lines do not count.
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
