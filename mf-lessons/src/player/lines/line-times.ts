/** The time of one line of a lesson. */
export interface LineTime {
  /** Index in the lesson's lines, from 0. */
  readonly line: number;
  /** Seconds. */
  readonly start: number;
  /** Seconds, not included. */
  readonly end: number;
}

/** A line in one language, with its time. */
export interface Cue extends LineTime {
  readonly text: string;
}

/** The captions of a lesson, each in order of time. */
export interface LessonCues {
  readonly gsw: readonly Cue[];
  readonly en: readonly Cue[];
}

export const NO_CUES: LessonCues = { gsw: [], en: [] };

/** The times of all lines, including lines in one language only. */
export function lineTimes({ gsw, en }: LessonCues): readonly LineTime[] {
  const byLine = new Map<number, LineTime>();
  for (const { line, start, end } of [...en, ...gsw]) byLine.set(line, { line, start, end });
  return [...byLine.values()].sort((a, b) => a.start - b.start);
}

/** The line at a position; undefined in pauses. */
export const cueAt = <T extends LineTime>(cues: readonly T[], position: number): T | undefined =>
  cues.find(({ start, end }) => start <= position && position < end);

/** The last line that has begun, also in the pause after it; undefined before the first. */
export const latestLine = (times: readonly LineTime[], position: number): LineTime | undefined =>
  times.findLast(({ start }) => start <= position);

/**
 * The line before or after the current one. Going back from the middle of a line leads to its
 * beginning first, as in music players.
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
