/** Why somebody learns: it brings the lessons that fit to the front of their level. */
export const PATH_REASONS = ['work', 'family', 'daily'] as const;
export type PathReason = (typeof PATH_REASONS)[number];

/** How much somebody understands when they begin, from nothing to most of it. */
export const UNDERSTANDINGS = ['nothing', 'words', 'gist', 'most'] as const;
export type Understanding = (typeof UNDERSTANDINGS)[number];

/** Letters of a track's id, as the security rules let a learner keep it. */
export const TRACK_ID_LENGTH = 40;

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
  /**
   * Id of the chosen track, `TRACK_ID_LENGTH` at most; empty or missing: none. Source: decision 59.
   */
  readonly track?: string;
}
