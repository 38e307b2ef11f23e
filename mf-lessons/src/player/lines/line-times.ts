/** When one line of a lesson is said. */
export interface LineTime {
  /** Index in the lesson's lines, from 0. */
  readonly line: number;
  /** Seconds. */
  readonly start: number;
  /** Seconds, not included. */
  readonly end: number;
}

/** What is said in one language, and when. */
export interface Cue extends LineTime {
  readonly text: string;
}

/** The captions of a lesson, each in the order in which they are said. */
export interface LessonCues {
  readonly gsw: readonly Cue[];
  readonly en: readonly Cue[];
}

export const NO_CUES: LessonCues = { gsw: [], en: [] };

/** The times of all lines, also of those that stand in one language only. */
export function lineTimes({ gsw, en }: LessonCues): readonly LineTime[] {
  const byLine = new Map<number, LineTime>();
  for (const { line, start, end } of [...en, ...gsw]) byLine.set(line, { line, start, end });
  return [...byLine.values()].sort((a, b) => a.start - b.start);
}

/** What is being said at a position; undefined in the pauses between. */
export const cueAt = <T extends LineTime>(cues: readonly T[], position: number): T | undefined =>
  cues.find(({ start, end }) => start <= position && position < end);

/** The line that began last: also in the pause after it. Undefined before the first. */
export const latestLine = (times: readonly LineTime[], position: number): LineTime | undefined =>
  times.findLast(({ start }) => start <= position);

/**
 * The line before or after the one that began last. Back, from the middle of a line, leads to its
 * beginning first, as a music player does.
 *
 * @param direction 1 forward, -1 back
 */
export function lineBeside(
  times: readonly LineTime[],
  position: number,
  direction: 1 | -1,
): LineTime | undefined {
  if (direction === 1) return times.find(({ start }) => start > position);
  return times.findLast(({ start }) => start < position - 1) ?? times[0];
}
