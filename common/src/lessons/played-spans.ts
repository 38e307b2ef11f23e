import { PLAYED_LIMITS, type Chapter } from 'shared-contracts';

/** A stretch of a film, seconds from its beginning. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** In tenths of a second, as they are stored. */
type Stored = readonly [from: number, to: number];

const inTenths = (seconds: number) =>
  Math.round(Math.min(PLAYED_LIMITS.seconds, Math.max(0, seconds)) * 10);

const parse = (text: string): Stored[] =>
  [...text.matchAll(/(\d+)-(\d+)/g)].map(([, from, to]) => [Number(from), Number(to)]);

/**
 * Joins what overlaps or touches. Above the limit the shortest go, so that nothing counts that was
 * not played.
 */
function write(spans: readonly Stored[]): string {
  const merged: [number, number][] = [];
  for (const [from, to] of [...spans].sort((a, b) => a[0] - b[0])) {
    if (to <= from) continue;
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  const kept = new Set(
    [...merged].sort((a, b) => b[1] - b[0] - (a[1] - a[0])).slice(0, PLAYED_LIMITS.spans),
  );
  return merged
    .filter((span) => kept.has(span))
    .map((span) => span.join('-'))
    .join(' ');
}

/**
 * Adds a stretch to what was played of a film.
 *
 * @param text as in `LearnerState.played`; empty: nothing yet
 */
export const withSpan = (text: string, { from, to }: Span): string =>
  Number.isFinite(from) && Number.isFinite(to)
    ? write([...parse(text), [inTenths(from), inTenths(to)]])
    : text;

/** What was played in either, each second once. Both as in `LearnerState.played`. */
export const joinSpans = (one: string, other: string): string =>
  one === other ? one : write([...parse(one), ...parse(other)]);

/** Seconds that were played, each once; with a span those within it. */
export function secondsPlayed(text: string, within: Span = { from: 0, to: Infinity }): number {
  const tenths = parse(text).reduce(
    (sum, [from, to]) =>
      sum + Math.max(0, Math.min(to, within.to * 10) - Math.max(from, within.from * 10)),
    0,
  );
  return tenths / 10;
}

/** A film is finished when so much of its dialogue was played; without chapters, of the film. */
const FINISHED_SHARE = 0.8;

/**
 * Whether so much was played that the lesson is finished. Source: decision 68.
 *
 * @param text as in `LearnerState.played`
 * @param duration of the film, seconds; never finished while it is unknown
 * @param chapters of the film, in order; default none
 */
export function isPlayedEnough(
  text: string,
  duration: number,
  chapters: readonly Chapter[] = [],
): boolean {
  const index = chapters.findIndex(({ part }) => part === 'dialogue');
  const dialogue = {
    from: chapters[index]?.at ?? 0,
    to: index < 0 ? duration : (chapters[index + 1]?.at ?? duration),
  };
  const length = dialogue.to - dialogue.from;
  return length > 0 && secondsPlayed(text, dialogue) >= FINISHED_SHARE * length;
}
