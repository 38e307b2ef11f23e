/** `LearnerState/{uid}`: what belongs to the learner, exported and erased with the account. Source: DESIGN §3. */
export interface LearnerState {
  /** Seconds watched up to, per lesson; within `RESUME_LIMITS`. */
  readonly resumeAt: Readonly<Record<string, number>>;
  /** ISO 8601, set by the server at every write. */
  readonly updatedAt: string;
}

/** What the security rules let a learner keep in `resumeAt`. Source: docs/account.md. */
export const RESUME_LIMITS = {
  /** Lessons with a position. */
  lessons: 2000,
  /** New positions in one write. */
  perWrite: 10,
  /** The furthest position. */
  seconds: 86_400,
} as const;
