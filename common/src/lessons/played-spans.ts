import { PLAYED_LIMITS, type Chapter } from 'shared-contracts';

/** A part of a film, seconds from its beginning. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A stored span, in tenths of a second. */
type Stored = readonly [from: number, to: number];

const inTenths = (seconds: number) =>
  Math.round(Math.min(PLAYED_LIMITS.seconds, Math.max(0, seconds)) * 10);

const parse = (text: string): Stored[] =>
  [...text.matchAll(/(\d+)-(\d+)/g)].map(([, from, to]) => [Number(from), Number(to)]);

/**
 * Merges overlapping or touching spans into text. Above the limit it drops the shortest ones, so
 * unplayed parts never count.
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
 * Adds a span to the played parts of a film.
 *
 * @param text as in `LearnerState.played`; empty: nothing yet
 */
export const withSpan = (text: string, { from, to }: Span): string =>
  Number.isFinite(from) && Number.isFinite(to)
    ? write([...parse(text), [inTenths(from), inTenths(to)]])
    : text;

/** Merges two records of played parts, each as in `LearnerState.played`. */
export const joinSpans = (one: string, other: string): string =>
  one === other ? one : write([...parse(one), ...parse(other)]);

/** Number of played seconds, each once; with `within`, only those in that span. */
export function secondsPlayed(text: string, within: Span = { from: 0, to: Infinity }): number {
  const tenths = parse(text).reduce(
    (sum, [from, to]) =>
      sum + Math.max(0, Math.min(to, within.to * 10) - Math.max(from, within.from * 10)),
    0,
  );
  return tenths / 10;
}

/** Share of the dialogue, or of a film without chapters, that must be played to finish it. */
const FINISHED_SHARE = 0.8;

/**
 * Whether enough was played to finish the lesson. Source: decision 68.
 *
 * @param text as in `LearnerState.played`
 * @param duration of the film, seconds; never finished while unknown
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
