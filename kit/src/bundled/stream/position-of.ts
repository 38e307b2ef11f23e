/** What a playlist lists, as hls.js reads it. */
interface Listed {
  /** `EVENT`: nothing is ever removed from it. */
  readonly type: string | null;
  /** Number of the first segment. */
  readonly startSN: number;
  readonly fragments: readonly Segment[];
}

interface Segment {
  /** Seconds on the clock of the video. */
  readonly start: number;
  /** Seconds. */
  readonly duration: number;
  /** Milliseconds since the epoch; null where the playlist has no dates. */
  readonly programDateTime: number | null;
}

/**
 * Finds a moment in a live stream. A stream that began after it, and still lists its first segment,
 * answers its beginning.
 *
 * @param at milliseconds since the epoch
 * @returns seconds on the clock of the video; undefined where the playlist does not list it
 */
export function positionOf({ type, startSN, fragments }: Listed, at: number): number | undefined {
  const covering = fragments.find(
    ({ programDateTime: from, duration }) =>
      from !== null && from <= at && at < from + duration * 1000,
  );
  const [first] = fragments;
  if (covering) return covering.start + (at - (covering.programDateTime ?? at)) / 1000;
  const isWhole = type === 'EVENT' || startSN === 0;
  if (first === undefined || !isWhole) return undefined;
  const beganLater = first.programDateTime === null || at < first.programDateTime;
  return beganLater ? first.start : undefined;
}
