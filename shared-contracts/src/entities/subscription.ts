export type BillingCycle = 'monthly' | 'annual';
export type SubscriptionPlatform = 'ios' | 'android' | 'web' | 'none';

/** What a package costs; `unit_amount` in hundredths of the currency. Source: SPEC §3. */
export interface Price {
  readonly currency: string;
  readonly unit_amount: number;
}

/** Source: SPEC §3, Subscription package; `price` from INTERFACES §5. */
export interface Package {
  readonly identifier: string;
  readonly Title: string;
  readonly PromotionText: readonly string[];
  readonly StripePriceID: string;
  readonly ProductID: string;
  readonly BillingCycle: BillingCycle;
  /** Days. */
  readonly FreeTrialPeriod: number;
  readonly Tier: number;
  readonly ButtonColour?: string;
  readonly Main?: boolean;
  readonly SecondMain?: boolean;
  readonly Prerequisites?: readonly 'one_private_lesson'[];
  readonly price: Price;
}

/** Source: SPEC §3, Current subscription record; dates ISO 8601. */
export interface CurrentSubscription {
  readonly cancels: boolean;
  readonly expires_date: string;
  readonly purchase_date: string;
  readonly identifier: string;
  readonly ProductID: string;
  readonly Tier: number;
}
