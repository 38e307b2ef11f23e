import type { LineTime } from './line-times';

/** What is to happen at the end of a line. */
export interface LineRules {
  /** The line that is said again and again. */
  readonly loop: number | undefined;
  readonly pauseAfterLine: boolean;
}

/** Stretch that was played without a jump, in seconds. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export type LineStep =
  | { readonly do: 'seek'; readonly to: number }
  | { readonly do: 'pause'; readonly at: number }
  | undefined;

/**
 * What to do after a stretch was played: a looped line begins anew, and where every line is to be
 * followed by a pause, there is one, also in a loop. The end of another line than the looped one
 * means nothing while there is a loop.
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
