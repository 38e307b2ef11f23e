import * as v from 'valibot';

const TimeSchema = v.pipe(v.string(), v.isoTimestamp());

/** What a learner gets a confirmation of. */
export const CONFIRMATION_KINDS = [
  'purchase',
  /** Another period was paid, also the first one after a free trial. */
  'renewal',
  /** The plan became another one. */
  'change',
  /** Another plan follows at `effective`. */
  'change-scheduled',
  /** The plan ends at `effective` instead of renewing. */
  'cancellation',
  /** A cancellation, or a scheduled change, was taken back. */
  'resumption',
  /** The plan is over. */
  'ended',
  /** The private lesson has another hour from `effective` on. */
  'lesson-moved',
] as const;

/** Why a plan ended although its time was not over. */
export const END_REASONS = ['slot-lost', 'refund', 'dispute'] as const;
export type EndReason = (typeof END_REASONS)[number];

/**
 * `Entitlements/{uid}/Confirmations/{id}`: what was bought, changed or cancelled, written only by
 * the server, in the same transaction as the plan. Source: docs/payments.md.
 */
export const ConfirmationSchema = v.object({
  kind: v.picklist(CONFIRMATION_KINDS),
  /** ISO 8601; newest first is `orderBy: ['at', 'desc']`. */
  at: TimeSchema,
  /** The package; of a change, the new one. */
  identifier: v.string(),
  ProductID: v.string(),
  /** The package before a change. */
  from: v.optional(v.string()),
  /** ISO 8601; absent: at once. */
  effective: v.optional(TimeSchema),
  /**
   * What was paid with it: 0 for a trial, and where a credit covers all. Of `change-scheduled`:
   * what is charged at `effective`. Of `ended`: what was given back. Absent: no money was part of
   * it, or the amount is in the invoices.
   */
  amount: v.optional(v.object({ currency: v.string(), unit_amount: v.number() })),
  /** Of `ended`, when it was not the end of the paid time. */
  reason: v.optional(v.picklist(END_REASONS)),
  /** Of `ended`: it was a free trial, and the person had a trial or a plan before. */
  hadTrial: v.optional(v.boolean()),
  /** The hour of the private lesson. */
  slotID: v.optional(v.string()),
  /** Of `lesson-moved`: the hour before. */
  fromSlotID: v.optional(v.string()),
});
export type Confirmation = v.InferOutput<typeof ConfirmationSchema>;
