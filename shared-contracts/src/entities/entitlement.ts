import * as v from 'valibot';
import { END_REASONS } from './confirmation';
import { CurrentSubscriptionSchema } from './subscription';

/**
 * `Entitlements/{uid}`: the plan that decides what a learner may open. Only the server writes it,
 * from the payment provider's state. Source: decision 44.
 */
export const EntitlementSchema = v.object({
  /** 1 BASIC, 2 VIP, 3 PRIVATE. */
  Tier: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3)),
  ProductID: v.string(),
  identifier: v.string(),
  platform: v.picklist(['web', 'ios', 'android']),
  cancels: v.boolean(),
  /** ISO 8601. */
  purchase_date: v.pipe(v.string(), v.isoTimestamp()),
  /** ISO 8601; access ends at this moment. Includes grace and leeway, so never show it. */
  expires_date: v.pipe(v.string(), v.isoTimestamp()),
  /** By ProductID, with the dates to show. Older documents lack it. */
  subscriptions: v.optional(v.record(v.string(), CurrentSubscriptionSchema)),
  /** A second paid plan, bought on another platform. Source: docs/payments.md. */
  beside: v.optional(
    v.object({
      platform: v.picklist(['web', 'ios', 'android']),
      Tier: v.number(),
      identifier: v.string(),
      cancels: v.boolean(),
      /** ISO 8601; the date to show. */
      expires_date: v.pipe(v.string(), v.isoTimestamp()),
      /** Keys of its entries in `subscriptions`. */
      ProductIDs: v.array(v.string()),
    }),
  ),
  /** The learner's own price, which may be older than the price list's. */
  price: v.optional(v.object({ currency: v.string(), unit_amount: v.number() })),
  /** The next payment, if a promotion code makes it less than `price`. */
  nextPayment: v.optional(v.object({ currency: v.string(), unit_amount: v.number() })),
  /** The learner's own slot of the PRIVATE plan. */
  PrivateLessonSlotID: v.optional(v.string()),
  /** After a move: lessons before `at` (ISO 8601) are still at the hour `from`. */
  PrivateLessonMove: v.optional(v.object({ from: v.string(), at: v.string() })),
  /** ISO 8601; while a free trial runs: nothing is paid until then. Source: docs/payments.md. */
  trial_end: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** Why the plan ended early; `slot-lost`: the hour was taken, and the learner got a refund. */
  endedFor: v.optional(v.picklist(END_REASONS)),
});
export type Entitlement = v.InferOutput<typeof EntitlementSchema>;

/** A second plan of the learner. */
export type PlanBeside = NonNullable<Entitlement['beside']>;
