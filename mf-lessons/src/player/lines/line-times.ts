export interface LineTime {
  /** Index in the lesson's lines, from 0. */
  readonly line: number;
  /** Seconds. */
  readonly start: number;
  /** Seconds, not included. */
  readonly end: number;
}

export interface Cue extends LineTime {
  readonly text: string;
  /** Whether this is a repetition. The first cue of a line gives its time. */
  readonly isAgain?: boolean;
}

/** The captions of a lesson, each in order of time. */
export interface LessonCues {
  readonly gsw: readonly Cue[];
  readonly en: readonly Cue[];
}

export const NO_CUES: LessonCues = { gsw: [], en: [] };

const inOrder = (times: Iterable<LineTime>): LineTime[] =>
  [...times].sort((a, b) => a.start - b.start);

/** The first time of each line, also of lines in one language only. */
export function lineTimes({ gsw, en }: LessonCues): readonly LineTime[] {
  const byLine = new Map<number, LineTime>();
  for (const { line, start, end, isAgain } of [...en, ...gsw]) {
    if (!isAgain) byLine.set(line, { line, start, end });
  }
  return inOrder(byLine.values());
}

/** All times at which lines are said, including repetitions. */
export function sayings(cues: LessonCues): readonly LineTime[] {
  const repeats = [...cues.gsw, ...cues.en].filter(({ isAgain }) => isAgain);
  return inOrder([
    ...lineTimes(cues),
    ...repeats.map(({ line, start, end }) => ({ line, start, end })),
  ]);
}

/** Joins consecutive times of the same line: a practised line is one turn. */
export function turnsOf(said: readonly LineTime[]): readonly LineTime[] {
  const turns: LineTime[] = [];
  for (const time of said) {
    const last = turns.at(-1);
    if (last?.line === time.line) turns[turns.length - 1] = { ...last, end: time.end };
    else turns.push(time);
  }
  return turns;
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
