/** One segment of a clip in the stream. */
export interface LiveSegment {
  /** Milliseconds. */
  readonly length: number;
  /** Address, relative to the playlist. */
  readonly address: string;
  /** The tag of its key, `#EXT-X-KEY:…`, or empty. */
  readonly key: string;
}

/** Clips that the stream repeats without end. No clip is empty. */
export type Loop = readonly (readonly LiveSegment[])[];

/** Least length of a playlist, in milliseconds. */
const WINDOW_MS = 24_000;
/** Players start three segments before the end. Source: RFC 8216, §6.2.2. */
const LEAST_SEGMENTS = 3;

const lengthOf = (segments: readonly LiveSegment[]) =>
  segments.reduce((sum, { length }) => sum + length, 0);

/** A segment in the endless stream. */
interface Listed extends LiveSegment {
  /** Counted since 1970. */
  readonly number: number;
  /** Number of its clip, counted since 1970. */
  readonly clip: number;
  /** Milliseconds since the epoch. */
  readonly start: number;
}

/**
 * All segments of the running round of the loop, and of earlier rounds that the window may need.
 */
function listedAround(loop: Loop, now: number, window: number): Listed[] {
  const segments = loop.flat();
  const length = lengthOf(segments);
  const round = Math.floor(now / length);
  const earlierRounds = Math.ceil(window / length);
  const rounds = Array.from(
    { length: earlierRounds + 1 },
    (_, index) => round - earlierRounds + index,
  );
  return rounds.flatMap((each) => {
    let number = each * segments.length;
    let start = each * length;
    return loop.flatMap((clip, index) =>
      clip.map((segment): Listed => {
        const listed = { ...segment, number, clip: each * loop.length + index, start };
        number += 1;
        start += segment.length;
        return listed;
      }),
    );
  });
}

/**
 * Makes the playlist of an endless stream at a moment. The loop has run since 1970, and the
 * playlist lists the last 24 seconds, or three of the longest segments if they last longer. So
 * every server gives the same answer without storing anything, and all viewers see the same moment.
 * Source: RFC 8216, §4.3.3, §6.2.2.
 *
 * Limit: a new publication has another loop with other numbers, so a running player starts anew.
 *
 * @param now milliseconds since the epoch
 */
export function livePlaylist(loop: Loop, now: number): string {
  const longest = Math.ceil(Math.max(...loop.flat().map(({ length }) => length)) / 1000);
  const window = Math.max(WINDOW_MS, LEAST_SEGMENTS * longest * 1000);
  const over = listedAround(loop, now, window).filter(({ start, length }) => start + length <= now);
  let first = over.length - 1;
  while (first > 0 && lengthOf(over.slice(first)) < window) first -= 1;
  const listed = over.slice(first);
  const [oldest] = listed;
  if (oldest === undefined) throw new RangeError('A loop needs a segment.');
  const lines = listed.flatMap(({ clip, start, length, key, address }, index) => [
    ...(index > 0 && listed[index - 1]?.clip !== clip ? ['#EXT-X-DISCONTINUITY'] : []),
    `#EXT-X-PROGRAM-DATE-TIME:${new Date(start).toISOString()}`,
    ...(key === '' ? [] : [key]),
    `#EXTINF:${(length / 1000).toFixed(3)},`,
    address,
  ]);
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:3',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-TARGETDURATION:${longest}`,
    `#EXT-X-MEDIA-SEQUENCE:${oldest.number}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${oldest.clip}`,
    ...lines,
    '',
  ].join('\n');
}
