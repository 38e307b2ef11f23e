import type { PathAnswers } from './path-answers';

/** A learner's work on one day of their own calendar. */
export interface LearnerDay {
  /** Seconds of video watched. */
  readonly seconds: number;
  /** Flashcards answered. */
  readonly cards: number;
  /** Words that became own cards; absent: none. */
  readonly words?: number;
}

/** Daily goals that a learner can choose, in minutes. Source: decision 58. */
export const DAY_GOALS = [5, 10, 20] as const;
export type DayGoal = (typeof DAY_GOALS)[number];

/** Daily goal of a learner who has chosen none, in minutes. */
export const DEFAULT_DAY_GOAL: DayGoal = 5;

/**
 * `LearnerState/{uid}`: the learner's own data, exported and erased with the account. A map is
 * absent until the first write to it.
 */
export interface LearnerState {
  /** Seconds watched up to, per lesson; 0: from the beginning. Within `RESUME_LIMITS`. */
  readonly resumeAt?: Readonly<Record<string, number>>;
  /** Begun lessons, the latest first; at most `RESUME_LIMITS.recent`. */
  readonly recent?: readonly string[];
  /** Finished lessons, and the day (`YYYY-MM-DD`) on which each was last finished. */
  readonly finished?: Readonly<Record<string, string>>;
  /**
   * Parts of each film that were really played: `0-320 405-512`, tenths of a second, merged and in
   * order. Within `PLAYED_LIMITS`. Source: decision 68.
   */
  readonly played?: Readonly<Record<string, string>>;
  /**
   * Lines answered right at least once, by lesson, one below the other: tenths of a second and
   * folded words, `38 ja ich bi`. Within `UNDERSTOOD_LIMITS`. Source: decision 68.
   */
  readonly understood?: Readonly<Record<string, string>>;
  /** By day, `YYYY-MM-DD` of the learner's calendar; within `DAY_LIMITS`. */
  readonly days?: Readonly<Record<string, LearnerDay>>;
  /** Answers to the questions about the path; missing until they were asked. */
  readonly path?: PathAnswers;
  /** Minutes that the learner wants to practise on a day; absent: `DEFAULT_DAY_GOAL`. */
  readonly goal?: DayGoal;
  /** ISO 8601, set by the server at every write. */
  readonly updatedAt: string;
}

/**
 * Limits of `resumeAt`, `recent` and `finished`, enforced by the security rules.
 * Source: docs/lessons.md.
 */
export const RESUME_LIMITS = {
  /** Lessons with a position, and lessons that are finished. */
  lessons: 1800,
  /** New positions in one write. */
  perWrite: 10,
  /** Lessons whose order of watching is known. */
  recent: 10,
  /** The furthest position. */
  seconds: 86_400,
} as const;

/** Limits of `played`, enforced by the security rules. Source: docs/lessons.md. */
export const PLAYED_LIMITS = {
  /** Films with played parts. */
  lessons: 1000,
  /** Played parts of one film. */
  spans: 32,
  /** Changed films in one write. */
  perWrite: 4,
  /** The furthest position. */
  seconds: 86_400,
} as const;

/** Limits of `understood`, enforced by the security rules. Source: docs/lessons.md. */
export const UNDERSTOOD_LIMITS = {
  /** Lessons with lines. */
  lessons: 1000,
  /** Letters of one lesson. */
  letters: 8000,
  /** The longest line, tenths of a second. */
  tenths: 9999,
  /** Changed lessons in one write. */
  perWrite: 4,
} as const;

/** Limits of `days`, enforced by the security rules. Source: docs/lessons.md. */
export const DAY_LIMITS = {
  /** Days that are kept. */
  days: 400,
  /** Changed days in one write. */
  perWrite: 3,
  /** Most seconds on one day: a day at double speed, and as much again from another device. */
  seconds: 345_600,
  /** Most answers on one day. */
  cards: 100_000,
  /** Most words on one day: as many as all own words. */
  words: 10_000,
} as const;

/**
 * Schedule of one card: the numbers of the scheduler (FSRS). Times are epoch milliseconds. With
 * `last_review` 0 and `state` 0 (new), the card was never answered, or its first answer was undone.
 */
export interface CardSchedule {
  readonly due: number;
  readonly stability: number;
  readonly difficulty: number;
  readonly scheduled_days: number;
  readonly learning_steps: number;
  readonly reps: number;
  readonly lapses: number;
  /** 0 new, 1 learning, 2 review, 3 relearning. */
  readonly state: number;
  readonly last_review: number;
}

/** `LearnerState/{uid}/Cards/{VideoID}`: the schedule of the flashcards of one lesson. */
export interface LessonCards {
  /** By the key of a card; within `CARD_LIMITS`. */
  readonly cards: Readonly<Record<string, CardSchedule>>;
  /** When the next card is due, epoch milliseconds; `NEVER_DUE` without one. */
  readonly nextDue: number;
  /** Number of the lesson's cards that were never answered; absent in older documents. */
  readonly fresh?: number;
  /** ISO 8601, set by the server at every write. */
  readonly updatedAt: string;
}

/** Right answers in a row after which a line is not asked again. */
export const HEARD_RIGHT = 2;

/** `LearnerState/{uid}/Heard/{VideoID}`: the answers by ear to one lesson. Source: decision 68. */
export interface HeardLines {
  /**
   * Right answers since the last wrong one, up to `HEARD_RIGHT`, by the folded words of a line.
   * Within `HEARD_LIMITS`.
   */
  readonly lines: Readonly<Record<string, number>>;
  /** Number of these lines that will be asked again. */
  readonly missed: number;
  /** ISO 8601, set by the server at every write. */
  readonly updatedAt: string;
}

/** Limits of `HeardLines`, enforced by the security rules. Source: decision 68. */
export const HEARD_LIMITS = {
  /** Lines of one lesson. */
  lines: 200,
  /** Letters of all of them. */
  letters: 16_000,
} as const;

/** A learner's own state of one glossary word. Source: docs/lessons.md, Words. */
export interface OwnWord {
  /** Whether the word is one of the learner's cards. */
  readonly isCard: boolean;
  /** Whether the learner has marked the word as known. */
  readonly isKnown: boolean;
  /** The lesson where the learner first met the word, and the index of the line there, from 0. */
  readonly VideoID: string;
  readonly line: number;
  /** Its meaning there, so that its card needs no lesson. */
  readonly english: string;
}

/** `LearnerState/{uid}/Words/{bucket}`: some of the learner's words. */
export interface WordBucket {
  /** By base form; within `WORD_LIMITS`. */
  readonly words: Readonly<Record<string, OwnWord>>;
  /** ISO 8601, set by the server at every write. */
  readonly updatedAt: string;
}

/** Limits of `WordBucket`s, enforced by the security rules: 9,984 words. */
export const WORD_LIMITS = {
  /** Documents, named `0` to `31`. */
  buckets: 32,
  /** Words of one of them. */
  words: 312,
  /** Letters of their base forms. */
  letters: 16_000,
  /** Letters of a meaning. */
  english: 120,
  /** Changed words in one write. */
  perWrite: 4,
} as const;

/** The end of the year 9999, epoch milliseconds. */
export const NEVER_DUE = 253_402_300_799_000;

/** Limits of the cards of one lesson, enforced by the security rules. Source: docs/lessons.md. */
export const CARD_LIMITS = {
  /** Cards with a schedule. */
  cards: 500,
  /** Changed cards in one write. */
  perWrite: 4,
  /** Lessons found by one query. */
  lessonsPerQuery: 100,
} as const;
