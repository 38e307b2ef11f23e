import * as v from 'valibot';

export type BillingCycle = 'monthly' | 'annual';
export type SubscriptionPlatform = 'ios' | 'android' | 'web' | 'none';

/**
 * Price of a package, tax included; `unit_amount` in hundredths of the currency.
 * Source: ENTITY-stripe-price.
 */
export interface Price {
  /** ISO 4217 in lower case, `chf`, as the payment provider writes it. */
  readonly currency: string;
  readonly unit_amount: number;
}

/** Source: ENTITY-package, API-getRevenueCatOffer. */
export interface Package {
  readonly identifier: string;
  readonly Title: string;
  readonly PromotionText: readonly string[];
  readonly StripePriceID: string;
  readonly ProductID: string;
  readonly BillingCycle: BillingCycle;
  /** Days; 0: no free trial. */
  readonly FreeTrialPeriod: number;
  readonly Tier: number;
  /** `#2B7D8C`; white text on it has a contrast of at least 4.5:1. */
  readonly ButtonColour?: string | undefined;
  readonly Main?: boolean | undefined;
  readonly SecondMain?: boolean | undefined;
  readonly Prerequisites?: readonly 'one_private_lesson'[] | undefined;
  readonly price: Price;
}

const TimeSchema = v.pipe(v.string(), v.isoTimestamp());

/** One record of `getCurrentSubscriptions`; dates ISO 8601. Source: API-getCurrentSubscriptions. */
export const CurrentSubscriptionSchema = v.object({
  /** true: it ends on `expires_date` instead of renewing. */
  cancels: v.boolean(),
  /** When it renews or ends, as shown to the learner: without grace. */
  expires_date: TimeSchema,
  purchase_date: TimeSchema,
  /** Identifier of the package. */
  identifier: v.string(),
  ProductID: v.string(),
  Tier: v.number(),
});
export type CurrentSubscription = Readonly<v.InferOutput<typeof CurrentSubscriptionSchema>>;
