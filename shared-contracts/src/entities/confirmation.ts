import * as v from 'valibot';

const TimeSchema = v.pipe(v.string(), v.isoTimestamp());

/** Events that the server confirms to the learner. */
export const CONFIRMATION_KINDS = [
  'purchase',
  /** The learner paid another period, or the first one after a free trial. */
  'renewal',
  /** The plan changed to another one. */
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

/** Why a plan ended early. */
export const END_REASONS = ['slot-lost', 'refund', 'dispute'] as const;
export type EndReason = (typeof END_REASONS)[number];

/**
 * `Entitlements/{uid}/Confirmations/{id}`: one purchase, change or cancellation. Only the server
 * writes it, in the same transaction as the plan. Source: docs/payments.md.
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
   * Amount paid: 0 for a trial, and when a credit covers all. For `change-scheduled`: the charge at
   * `effective`. For `ended`: the refund. Absent: no money moved, or an invoice has the amount.
   */
  amount: v.optional(v.object({ currency: v.string(), unit_amount: v.number() })),
  /** For `ended` before the end of the paid time. */
  reason: v.optional(v.picklist(END_REASONS)),
  /** Of `ended`: it was a free trial, and the person had a trial or a plan before. */
  hadTrial: v.optional(v.boolean()),
  /** The hour of the private lesson. */
  slotID: v.optional(v.string()),
  /** Of `lesson-moved`: the hour before. */
  fromSlotID: v.optional(v.string()),
});
export type Confirmation = v.InferOutput<typeof ConfirmationSchema>;
