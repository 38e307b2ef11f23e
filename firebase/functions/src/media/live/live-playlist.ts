/** One segment of a clip in the stream. */
export interface LiveSegment {
  /** Milliseconds. */
  readonly length: number;
  /** Address, relative to the playlist. */
  readonly address: string;
  /** The tag of its key, `#EXT-X-KEY:…`, or empty. */
  readonly key: string;
}

/** Clips that follow one another without an end. None is empty. */
export type Loop = readonly (readonly LiveSegment[])[];

/** Least length of a playlist, in milliseconds. */
const WINDOW_MS = 24_000;
/** Players begin three segments before the end. Source: RFC 8216, §6.2.2. */
const LEAST_SEGMENTS = 3;

const lengthOf = (segments: readonly LiveSegment[]) =>
  segments.reduce((sum, { length }) => sum + length, 0);

/** A segment in the endless stream. */
interface Listed extends LiveSegment {
  /** Counted from the beginning of time. */
  readonly number: number;
  /** Number of the clip it belongs to, counted in the same way. */
  readonly clip: number;
  /** Milliseconds since the epoch. */
  readonly start: number;
}

/**
 * All segments of the round of the loop that runs, and of those before it that a window may need.
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
 * The playlist of an endless stream at a moment. The clips of the loop follow one another since
 * 1970, and the playlist lists the last 24 seconds, or three of the longest segments if they last
 * longer. So every server gives the same answer and stores nothing, and everybody sees the same
 * place of the stream. Source: RFC 8216, §4.3.3, §6.2.2.
 *
 * Limit: another loop has other numbers, so a player that plays across a publication starts anew.
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
