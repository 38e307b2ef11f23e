import type { LearnerDay, LearnerState } from 'shared-contracts';
import { secondsPlayed } from './played-spans';
import { readLines } from './understood-lines';

export * from '../wording/sums-text';
export * from './played-spans';
export * from './understood-lines';

/** The parts of a learner's record that are summed. */
export type Counted = Pick<LearnerState, 'days' | 'finished' | 'played' | 'understood'>;

/** Sums of a learner's stored work. */
export interface LearnerSums {
  /** Days with practice, `YYYY-MM-DD`, first day first. */
  readonly days: readonly string[];
  /** Seconds of practice on these days: films, and cards by their usual time. */
  readonly practised: number;
  /** Played seconds of films, each second once. */
  readonly played: number;
  readonly finished: number;
  /** Lines answered right at least once. */
  readonly understood: {
    /** Different words in dialect; all spellings of one count once. */
    readonly words: number;
    /** Seconds of the lines. */
    readonly seconds: number;
  };
}

/** Usual seconds for one card: to read it, remember, turn it and answer. */
export const SECONDS_PER_CARD = 10;

/** Seconds of practice on a day: films, and cards by their usual time. */
const practisedOn = ({ seconds = 0, cards = 0 }: Partial<LearnerDay> = {}): number =>
  Math.max(0, seconds) + Math.max(0, cards) * SECONDS_PER_CARD;

/**
 * Makes all sums that screens show of a learner: Today, the week, the path and the account. An
 * older record has neither `played` nor `understood`, so these sums are 0. Source: decision 68.
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

/** Whole minutes, rounded down. @param seconds from a sum */
export const wholeMinutes = (seconds: number): number => Math.floor(seconds / 60);

/** A learner's progress in one lesson. */
export interface LessonSum {
  readonly isFinished: boolean;
  /**
   * Share of the film that was played, 0 to 1; 0 for an unknown length. In an older record, the
   * position counts instead.
   */
  readonly share: number;
}

/**
 * Computes the progress in one lesson, for its card and its entry on the path.
 *
 * @param lesson.Duration of the film, seconds; absent: unknown
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
