/** A playlist, as hls.js reads it. */
interface Playlist {
  /** `EVENT`: the playlist keeps all segments. */
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
 * Finds the position of a moment in a live stream. For a moment before the stream began, answers
 * its beginning, if the playlist still lists the first segment.
 *
 * @param at milliseconds since the epoch
 * @returns seconds on the clock of the video; undefined for a moment that is not listed
 */
export function positionOf({ type, startSN, fragments }: Playlist, at: number): number | undefined {
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
