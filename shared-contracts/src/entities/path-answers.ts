/** Why somebody learns: it brings the lessons that fit to the front of their level. */
export const PATH_REASONS = ['work', 'family', 'daily'] as const;
export type PathReason = (typeof PATH_REASONS)[number];

/** How much somebody understands when they begin, from nothing to most of it. */
export const UNDERSTANDINGS = ['nothing', 'words', 'gist', 'most'] as const;
export type Understanding = (typeof UNDERSTANDINGS)[number];

/**
 * What a member answered to the questions about their path; `skipped`: nothing. `heard` is also
 * `skipped` where no line was played.
 */
export interface PathAnswers {
  readonly why: PathReason | 'skipped';
  /** Whether they speak standard German. */
  readonly german: 'yes' | 'no' | 'skipped';
  readonly understands: Understanding | 'skipped';
  /** Whether they understood the line. */
  readonly heard: 'right' | 'wrong' | 'skipped';
}
