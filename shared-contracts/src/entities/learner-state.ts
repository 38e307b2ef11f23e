import type { PathAnswers } from './path-answers';

/** What a learner did on one day of their own calendar. */
export interface LearnerDay {
  /** Seconds of video watched. */
  readonly seconds: number;
  /** Flashcards answered. */
  readonly cards: number;
  /** Words that became own cards; absent: none. */
  readonly words?: number;
}

/** Minutes of a day that a learner can choose as their goal. Source: decision 58. */
export const DAY_GOALS = [5, 10, 20] as const;
export type DayGoal = (typeof DAY_GOALS)[number];

/** The goal of who has chosen none, in minutes. */
export const DEFAULT_DAY_GOAL: DayGoal = 5;

/**
 * `LearnerState/{uid}`: the learner's own data, exported and erased with the account. A map is
 * missing until the first write to it.
 */
export interface LearnerState {
  /** Seconds watched up to, per lesson; 0: from the beginning. Within `RESUME_LIMITS`. */
  readonly resumeAt?: Readonly<Record<string, number>>;
  /** Begun lessons, the latest first; at most `RESUME_LIMITS.recent`. */
  readonly recent?: readonly string[];
  /** Finished lessons, and the day (`YYYY-MM-DD`) on which each was last finished. */
  readonly finished?: Readonly<Record<string, string>>;
  /**
   * What was really played of each film: `0-320 405-512`, tenths of a second, merged and in order.
   * Within `PLAYED_LIMITS`. Source: decision 68.
   */
  readonly played?: Readonly<Record<string, string>>;
  /**
   * The lines of each lesson that were answered right at least once, one below the other: tenths of
   * a second and the folded words, `38 ja ich bi`. Within `UNDERSTOOD_LIMITS`. Source: decision 68.
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
 * What the security rules let a learner keep in `resumeAt`, `recent` and `finished`.
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

/** What the security rules let a learner keep in `played`. Source: docs/lessons.md. */
export const PLAYED_LIMITS = {
  /** Films of which something was played. */
  lessons: 1000,
  /** Stretches of one film. */
  spans: 32,
  /** Changed films in one write. */
  perWrite: 4,
  /** The furthest position. */
  seconds: 86_400,
} as const;

/** What the security rules let a learner keep in `understood`. Source: docs/lessons.md. */
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

/** What the security rules let a learner keep in `days`. Source: docs/lessons.md. */
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
 * The schedule of one card: the numbers of the scheduler (FSRS). Times are epoch milliseconds.
 * `last_review` 0 and `state` 0 (new) mean that it was never answered, or that the first answer was
 * undone.
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
  /** When the earliest of them is due, epoch milliseconds; `NEVER_DUE` when none is. */
  readonly nextDue: number;
  /** How many of the lesson's cards were never answered; absent in older documents. */
  readonly fresh?: number;
  /** ISO 8601, set by the server at every write. */
  readonly updatedAt: string;
}

/** How often a line must be heard right, one time after the other, before it comes back no more. */
export const HEARD_RIGHT = 2;

/** `LearnerState/{uid}/Heard/{VideoID}`: the answers by ear to one lesson. Source: decision 68. */
export interface HeardLines {
  /**
   * By the folded words of a line, how often it was heard right since it was missed last, up to
   * `HEARD_RIGHT`. Within `HEARD_LIMITS`.
   */
  readonly lines: Readonly<Record<string, number>>;
  /** How many of them come back. */
  readonly missed: number;
  /** ISO 8601, set by the server at every write. */
  readonly updatedAt: string;
}

/** What the security rules let a learner keep in `HeardLines`. Source: decision 68. */
export const HEARD_LIMITS = {
  /** Lines of one lesson. */
  lines: 200,
  /** Letters of all of them. */
  letters: 16_000,
} as const;

/** A word of the glossary as a learner has it. Source: docs/lessons.md, Words. */
export interface OwnWord {
  /** Whether it is one of the learner's cards. */
  readonly isCard: boolean;
  /** Whether the learner said that they know it. */
  readonly isKnown: boolean;
  /** The lesson where the learner met it first, and the place of the line there, from 0. */
  readonly VideoID: string;
  readonly line: number;
  /** What it meant then, so that its card needs no lesson. */
  readonly english: string;
}

/** `LearnerState/{uid}/Words/{bucket}`: a share of the learner's words. */
export interface WordBucket {
  /** By base form; within `WORD_LIMITS`. */
  readonly words: Readonly<Record<string, OwnWord>>;
  /** ISO 8601, set by the server at every write. */
  readonly updatedAt: string;
}

/** What the security rules let a learner keep in `WordBucket`s: 9,984 words. */
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

/** What the security rules let a learner keep per lesson. Source: docs/lessons.md. */
export const CARD_LIMITS = {
  /** Cards with a schedule. */
  cards: 500,
  /** Changed cards in one write. */
  perWrite: 4,
  /** Lessons found by one query. */
  lessonsPerQuery: 100,
} as const;
