/**
 * How a film is paced. `talk`: each line once, with a breath after it. `practice`: each line, a
 * pause in which the learner says it, and the line again.
 */
export const FILM_PACES = ['talk', 'practice'] as const;
export type FilmPace = (typeof FILM_PACES)[number];

/** When a line of a film is heard, in seconds from its beginning. */
export interface PlannedLine {
  readonly start: number;
  readonly end: number;
  /** When its recording begins, once or twice. */
  readonly at: readonly number[];
}

export interface FilmPlan {
  /** A whole number: the film is cut at whole seconds. */
  readonly seconds: number;
  /** In the order of the text. */
  readonly lines: readonly PlannedLine[];
}

/** Seconds before the first word, so that nothing in the player still moves when it comes. */
const BEFORE = 1.5;
const AFTER = 2;
/** Between the end of a line and the next one. */
const BREATH: Readonly<Record<FilmPace, number>> = { talk: 0.7, practice: 1.2 };
/** A line stays in view a moment longer than it is heard. */
const LINGER = 0.3;
/** To think, before saying a line takes as long as hearing it. */
const THINK = 0.8;
/** A weekly lesson plays that long. Source: CONST-weekly-video. */
export const LEAST_PRACTICE_SECONDS = 120;

/** Times are written in tenths of a second. */
const upToTenth = (seconds: number): number => Math.ceil(Math.round(seconds * 1000) / 100) / 10;

function layOut(recordings: readonly number[], pace: FilmPace, think: number): FilmPlan {
  let free = BEFORE;
  const lines = recordings.map((seconds): PlannedLine => {
    const start = upToTenth(free);
    const again = upToTenth(start + 2 * seconds + think);
    const at = pace === 'talk' ? [start] : [start, again];
    const end = upToTenth((at.at(-1) ?? start) + seconds + LINGER);
    free = end + BREATH[pace];
    return { start, end, at };
  });
  return { seconds: Math.ceil((lines.at(-1)?.end ?? BEFORE) + AFTER), lines };
}

/**
 * Lays the recordings of a lesson one after the other, so that none begins before the one before it
 * is over. A `practice` film gets longer pauses until it plays two minutes.
 *
 * @param recordings how long each line's recording plays, in seconds
 */
export function planFilm(recordings: readonly number[], pace: FilmPace): FilmPlan {
  const plan = layOut(recordings, pace, THINK);
  const missing = LEAST_PRACTICE_SECONDS - plan.seconds;
  if (pace === 'talk' || missing <= 0 || recordings.length === 0) return plan;
  return layOut(recordings, pace, THINK + upToTenth(missing / recordings.length) + 0.1);
}
