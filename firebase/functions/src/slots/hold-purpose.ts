/** What a slot is held for. */
export interface HoldPurpose {
  /** `checkout`: a session that expires; `change`: the running plan is changed. */
  readonly kind: 'checkout' | 'change';
  /** Unix seconds: until when an open session holds the slot already. */
  readonly openUntil?: number | undefined;
  /**
   * The learner's slots that are given back for this one; nothing of theirs can be paid any more.
   */
  readonly instead?: readonly string[];
}
