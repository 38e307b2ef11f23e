import * as v from 'valibot';
import { CurrentSubscriptionSchema } from '../entities/index';

const IdSchema = v.pipe(
  v.string('must be text'),
  v.minLength(1, 'must not be empty'),
  v.maxLength(200, 'must have at most 200 characters'),
  v.regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/, 'must be letters, digits, hyphens and underscores'),
);

const NothingSchema = v.strictObject({});

/** Answer of a checkout, a card update and the portal: the browser goes to `url`. */
export interface Redirect {
  readonly id: string;
  readonly url: string;
}

/**
 * `getRevenueCatOffer_v2_0`, for everybody: the packages sold on one platform. `not-found` for an
 * unknown offer. Source: API-getRevenueCatOffer.
 */
export const GetOfferRequestSchema = v.strictObject({
  offerID: IdSchema,
  platform: v.picklist(['web', 'ios', 'android']),
});

/**
 * `getSubscriptionPlatform`: the platform that bills the caller's running plan.
 * Source: API-getSubscriptionPlatform.
 */
export const GetSubscriptionPlatformRequestSchema = NothingSchema;

/**
 * `getCurrentSubscriptions`: the caller's plans by ProductID. Source: API-getCurrentSubscriptions.
 */
export const GetCurrentSubscriptionsRequestSchema = NothingSchema;
export const CurrentSubscriptionsSchema = v.record(v.string(), CurrentSubscriptionSchema);
export type CurrentSubscriptions = Readonly<v.InferOutput<typeof CurrentSubscriptionsSchema>>;

/**
 * `syncSubscription`: like `getCurrentSubscriptions`, but first asks the payment provider for the
 * caller's customer. `unavailable` without the provider. Source: API-syncSubscription.
 */
export const SyncSubscriptionRequestSchema = NothingSchema;

/** `getHasAlreadySubscribed`: whether the caller ever had a plan, on any platform. */
export const GetHasAlreadySubscribedRequestSchema = NothingSchema;

/**
 * `createStripeCheckoutSession`: opens a checkout for a package; the request never names a price.
 * Refused with `failed-precondition` and a `BillingRefusal`; `not-found` for an unknown offer or
 * package; `unavailable` without the provider, with nothing written. Source: API-createCheckout.
 */
export const CreateCheckoutRequestSchema = v.strictObject({
  offerID: IdSchema,
  packageID: IdSchema,
  /** Id of a slot. */
  selectedPrivateLesson: v.optional(IdSchema),
});

/**
 * `changeStripeSubscription`: the optional ids must equal the price list's.
 * Source: API-changeSubscription, API-change-ids.
 */
export const ChangeSubscriptionRequestSchema = v.strictObject({
  OfferID: IdSchema,
  PackageID: IdSchema,
  StripePriceID: v.optional(IdSchema),
  ProductID: v.optional(IdSchema),
  selectedPrivateLesson: v.optional(IdSchema),
  /** `id` of the preview that the learner saw; the change then costs the same. */
  previewID: v.optional(IdSchema),
  /** Price that the learner saw, in the smallest unit. Another price refuses: `amount-changed`. */
  shownAmount: v.optional(
    v.pipe(
      v.number('must be a number'),
      v.integer('must be a whole number'),
      v.minValue(0, 'must not be negative'),
    ),
  ),
});
export const ChangeSubscriptionResponseSchema = v.object({
  status: v.picklist(['active', 'scheduled', 'requires_action']),
  /** The bank's page, if the bank asks for a confirmation. */
  url: v.optional(v.string()),
});

/** `previewStripeSubscriptionChange`: the cost of a change. Source: docs/payments.md. */
export const PreviewChangeRequestSchema = v.strictObject({
  OfferID: IdSchema,
  PackageID: IdSchema,
});
/** The charge of a change and its time, as the payment provider computes them. */
export interface ChangePreview {
  /**
   * The id that a change sends as `previewID`; it is valid for ten minutes. Older servers do not
   * send one.
   */
  readonly id?: string | undefined;
  /** In the smallest unit of the currency; 0: nothing is charged now. */
  readonly dueNow: number;
  /** Three letters, lower case. */
  readonly currency: string;
  /** When the new plan is charged next, ISO 8601. */
  readonly nextPayment: string;
  /** Whether the new plan begins at `nextPayment`; otherwise it begins now. */
  readonly isLater: boolean;
  /**
   * Charge at `nextPayment`, in the smallest unit, if a promotion code makes it less than the
   * price. Absent: the price.
   */
  readonly nextAmount?: number | undefined;
}

/** `cancelStripeSubscription`: ends the latest subscription at the end of its period. */
export const CancelSubscriptionRequestSchema = v.nullable(NothingSchema, {});
/** `uncancelStripeSubscription`: lets that subscription renew again. */
export const UncancelSubscriptionRequestSchema = v.strictObject({ productIDToUncancel: IdSchema });
/**
 * `createStripeCardUpdateCheckoutSession` and `createBillingPortalSession`: open a page of the
 * payment provider for the caller's customer.
 */
export const CreateCardUpdateRequestSchema = NothingSchema;
export const CreatePortalRequestSchema = NothingSchema;

/** Why the server refuses a well-formed billing call: `details.reason` of `failed-precondition`. */
export const BILLING_REFUSALS = [
  /** A plan of an app store runs; it is managed there. */
  'store-plan',
  /** A plan of the web runs; it is changed, not bought again. */
  'web-plan',
  /** The package needs a private-lesson slot, and none was named. */
  'slot-missing',
  /** Another student has the slot. */
  'slot-taken',
  /** No more private lessons are given. */
  'slots-full',
  /** The learner has reserved this hour without paying as often as one day allows. */
  'held-too-often',
  /** A rescheduled lesson needs a week's notice. */
  'notice-too-short',
  /** The learner has no plan to change or cancel. */
  'no-plan',
  'already-cancelled',
  /** The plan renews already, so no cancellation can be undone. */
  'not-cancelled',
  /** The payment provider knows no such customer. */
  'no-customer',
  /** The package is not sold on the web. */
  'not-sold-here',
  /** The change costs more than the learner saw; `details.preview` has the new cost. */
  'amount-changed',
  /** A payment of the plan is late; `details.url`, if present, is the page to pay it. */
  'payment-overdue',
] as const;
export type BillingRefusal = (typeof BILLING_REFUSALS)[number];

const RefusalSchema = v.object({ reason: v.picklist(BILLING_REFUSALS) });

/**
 * @param details of an `AppError`
 * @returns null for an error that is no refusal of a billing call
 */
export function billingRefusalOf(details: unknown): BillingRefusal | null {
  const result = v.safeParse(RefusalSchema, details);
  return result.success ? result.output.reason : null;
}

const PageSchema = v.object({ url: v.optional(v.string()) });

/**
 * Reads the payment provider's page for a late invoice from a refusal.
 *
 * @param details of an `AppError` with the reason `payment-overdue`
 * @returns null without such a page; saving another card pays the invoice, too
 */
export function latePaymentPageOf(details: unknown): string | null {
  const result = v.safeParse(PageSchema, details);
  return result.success ? (result.output.url ?? null) : null;
}

const NewPreviewSchema = v.object({
  preview: v.object({
    id: v.optional(v.string()),
    dueNow: v.number(),
    currency: v.string(),
    nextPayment: v.string(),
    isLater: v.boolean(),
    nextAmount: v.optional(v.number()),
  }),
});

/**
 * Reads the new cost of a change from a refusal: more than the learner saw.
 *
 * @param details of an `AppError` with the reason `amount-changed`
 * @returns null for any other refusal
 */
export function newPreviewOf(details: unknown): ChangePreview | null {
  if (billingRefusalOf(details) !== 'amount-changed') return null;
  const result = v.safeParse(NewPreviewSchema, details);
  return result.success ? result.output.preview : null;
}
