/** Why a slot is held. */
export interface HoldPurpose {
  /** `checkout`: a session that expires; `change`: the running plan is changed. */
  readonly kind: 'checkout' | 'change';
  /** Unix seconds: until when an open session holds the slot already. */
  readonly openUntil?: number | undefined;
  /** The learner's slots that are given back for this one. Nobody can pay for them any more. */
  readonly instead?: readonly string[];
}
