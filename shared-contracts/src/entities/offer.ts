import * as v from 'valibot';

/**
 * Environments of the payment provider, each with its own price ids: this repository's sandbox,
 * Stripe's test mode, and the real service.
 */
export const STRIPE_ENVIRONMENTS = ['local', 'test', 'live'] as const;
export type StripeEnvironment = (typeof STRIPE_ENVIRONMENTS)[number];

const TextSchema = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'));
const NameSchema = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z][A-Za-z0-9_]{0,79}$/, 'must be letters, digits and underscores'),
);
const PriceIdSchema = v.pipe(
  v.string(),
  v.regex(/^price_[A-Za-z0-9_]+$/, "must be an id of the provider's, like price_1Abc"),
);

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const DARK_CARD = '#1A252B';

const ButtonColourSchema = v.pipe(
  v.string(),
  v.regex(/^#[0-9A-Fa-f]{6}$/, 'must be a colour like "#2B7D8C", in quotes'),
  v.check((colour) => contrast(colour, '#FFFFFF') >= 4.5, 'is too light for the white text on it'),
  v.check(
    (colour) => contrast(colour, DARK_CARD) >= 3,
    'is too dark to be seen on the dark card; take a lighter one',
  ),
);

/** A package of the price list. Fields that differ from ENTITY-package say so. */
export const OfferPackageSchema = v.strictObject({
  identifier: NameSchema,
  Title: TextSchema,
  PromotionText: v.pipe(v.array(TextSchema), v.minLength(1, 'must have at least one line')),
  /** Replaces StripePriceID: one id per environment. */
  StripePriceIDs: v.strictObject({
    local: PriceIdSchema,
    test: v.optional(PriceIdSchema),
    live: v.optional(PriceIdSchema),
  }),
  /** Ids of the same plan at RevenueCat (`prod…`), of every store and environment. */
  StoreProductIDs: v.optional(v.array(TextSchema)),
  /**
   * Also the id of the product at the payment provider, so old prices still lead to their package.
   */
  ProductID: NameSchema,
  BillingCycle: v.picklist(['monthly', 'annual']),
  FreeTrialPeriod: v.pipe(
    v.number(),
    v.integer('must be whole days'),
    v.minValue(0, 'must be whole days'),
    v.maxValue(730, 'must be at most 730 days, because the provider takes no more'),
  ),
  Tier: v.picklist([1, 2, 3]),
  ButtonColour: v.optional(ButtonColourSchema),
  Main: v.optional(v.boolean()),
  SecondMain: v.optional(v.boolean()),
  Prerequisites: v.optional(v.array(v.picklist(['one_private_lesson']))),
  /** Hundredths of the currency, tax included. */
  unit_amount: v.pipe(v.number(), v.integer('must be whole hundredths'), v.minValue(1)),
  /** Platforms that sell it; default: all. */
  platforms: v.optional(v.array(v.picklist(['web', 'ios', 'android'])), ['web', 'ios', 'android']),
});
export type OfferPackage = v.InferOutput<typeof OfferPackageSchema>;

/** `Offers/{offerID}`, for the server only: the packages for sale and their prices. */
export const OfferSchema = v.strictObject({
  offerID: NameSchema,
  currency: v.pipe(v.string(), v.regex(/^[a-z]{3}$/, 'must be three small letters, like chf')),
  packages: v.pipe(v.array(OfferPackageSchema), v.minLength(1, 'must have at least one package')),
});
export type Offer = v.InferOutput<typeof OfferSchema>;

/** The offer that the subscription page sells. Source: CONST-offer-id. */
export const PLAN_OFFER_ID = 'VIP_BASIC_PRIVATE_monthly';
