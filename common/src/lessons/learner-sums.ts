import type { LearnerDay, LearnerState } from 'shared-contracts';
import { secondsPlayed } from './played-spans';
import { readLines } from './understood-lines';

export * from '../wording/sums-text';
export * from './played-spans';
export * from './understood-lines';

/** The parts of a learner's record that the sums count. */
export type Counted = Pick<LearnerState, 'days' | 'finished' | 'played' | 'understood'>;

/** What a learner has done, as far as it is kept. */
export interface LearnerSums {
  /** Days on which something was done, `YYYY-MM-DD`, the first one first. */
  readonly days: readonly string[];
  /** Seconds of practice on them: films, and cards by their usual time. */
  readonly practised: number;
  /** Seconds of films that were played, each second once. */
  readonly played: number;
  /** Lessons that are finished. */
  readonly finished: number;
  /** What was answered right at least once. */
  readonly understood: {
    /** Different words in dialect; all spellings of one count once. */
    readonly words: number;
    /** Seconds of the lines. */
    readonly seconds: number;
  };
}

/** One card takes so many seconds: to read it, remember, turn it and answer. */
export const SECONDS_PER_CARD = 10;

/** Seconds of practice on a day: films, and cards by their usual time. */
const practisedOn = ({ seconds = 0, cards = 0 }: Partial<LearnerDay> = {}): number =>
  Math.max(0, seconds) + Math.max(0, cards) * SECONDS_PER_CARD;

/**
 * Makes all sums that a screen says of a learner: Today, the week, the path and the account. An
 * older record has neither `played` nor `understood`, and gives none of either.
 * Source: decision 68.
 *
 * @param within days that count for `days` and `practised`, `YYYY-MM-DD`; default: all
 */
export function sumsOf(
  { days = {}, finished = {}, played = {}, understood = {} }: Counted,
  within: readonly string[] = Object.keys(days),
): LearnerSums {
  const lines = Object.values(understood).flatMap(readLines);
  return {
    days: within.filter((day) => practisedOn(days[day]) > 0).sort(),
    practised: within.reduce((sum, day) => sum + practisedOn(days[day]), 0),
    played: Object.values(played).reduce((sum, text) => sum + secondsPlayed(text), 0),
    finished: Object.keys(finished).length,
    understood: {
      words: new Set(lines.flatMap(({ words }) => words)).size,
      seconds: lines.reduce((sum, { seconds }) => sum + seconds, 0),
    },
  };
}

/** Whole minutes; one that was begun does not count. @param seconds from a sum */
export const wholeMinutes = (seconds: number): number => Math.floor(seconds / 60);

/** How far a learner is with one lesson. */
export interface LessonSum {
  readonly isFinished: boolean;
  /**
   * Share of the film that was played, 0 to 1; 0 where nobody knows its length. An older record
   * has the position alone, which then counts.
   */
  readonly share: number;
}

/**
 * The same record, of one lesson: for its card and its place on the path.
 *
 * @param lesson.Duration of the film, seconds; absent: not known
 */
export function lessonSumOf(
  { finished = {}, played = {}, resumeAt = {} }: Counted & Pick<LearnerState, 'resumeAt'>,
  { DocID, Duration = 0 }: { readonly DocID: string; readonly Duration?: number | undefined },
): LessonSum {
  const text = played[DocID];
  const seconds = text === undefined ? (resumeAt[DocID] ?? 0) : secondsPlayed(text);
  return {
    isFinished: DocID in finished,
    share: Duration > 0 ? Math.min(1, seconds / Duration) : 0,
  };
}
