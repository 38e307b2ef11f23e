/** Reasons to learn. A reason moves matching lessons to the front of their level. */
export const PATH_REASONS = ['work', 'family', 'daily'] as const;
export type PathReason = (typeof PATH_REASONS)[number];

/** How much a learner understands at the start, from nothing to most of it. */
export const UNDERSTANDINGS = ['nothing', 'words', 'gist', 'most'] as const;
export type Understanding = (typeof UNDERSTANDINGS)[number];

/** Longest id of a track, in letters; a limit of the security rules. */
export const TRACK_ID_LENGTH = 40;

/**
 * A member's answers to the questions about their path; `skipped`: no answer. `heard` is also
 * `skipped` if the line was not played.
 */
export interface PathAnswers {
  readonly why: PathReason | 'skipped';
  /** Whether they speak standard German. */
  readonly german: 'yes' | 'no' | 'skipped';
  readonly understands: Understanding | 'skipped';
  /** Whether they understood the line. */
  readonly heard: 'right' | 'wrong' | 'skipped';
  /**
   * Id of the chosen track, `TRACK_ID_LENGTH` at most; empty or missing: none. Source: decision 59.
   */
  readonly track?: string;
}
