import * as v from 'valibot';

/**
 * `Entitlements/{uid}`: what a learner may open, written only by the server as a projection of the
 * payment provider's state. Source: DESIGN §6.
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
  /** ISO 8601; access ends at this moment. */
  expires_date: v.pipe(v.string(), v.isoTimestamp()),
});
export type Entitlement = v.InferOutput<typeof EntitlementSchema>;

/** Tiers of the plans. Source: INTERFACES §3. */
export const TIER = { BASIC: 1, VIP: 2, PRIVATE: 3 } as const;
