/** `LearnerState/{uid}`: what belongs to the learner, exported and erased with the account. Source: DESIGN §3. */
export interface LearnerState {
  /** Seconds watched up to, per lesson. */
  readonly resumeAt: Readonly<Record<string, number>>;
  /** ISO 8601, set by the server. */
  readonly updatedAt: string;
}
