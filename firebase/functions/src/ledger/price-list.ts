import type { Firestore } from 'firebase-admin/firestore';
import {
  AppError,
  OfferSchema,
  type Offer,
  type OfferPackage,
  type Package,
  type StripeEnvironment,
} from 'shared-contracts';
import { STRIPE_API_ORIGIN, STRIPE_SECRET_KEY } from '../platform/config';
import { parseStored } from '../platform/parse-stored';

export type SalesPlatform = OfferPackage['platforms'][number];

const OFFERS = 'Offers';

/** @throws {AppError} `not-found` for an unknown offer */
export async function readOffer(db: Firestore, offerID: string): Promise<Offer> {
  const offer = parseStored(OfferSchema, await db.collection(OFFERS).doc(offerID).get());
  if (offer === null) throw new AppError('not-found', 'There is no such offer.', { offerID });
  return offer;
}

/** Reads every package of every offer, also of offers that no page shows any more. */
export async function readAllPackages(db: Firestore): Promise<readonly OfferPackage[]> {
  const { docs } = await db.collection(OFFERS).get();
  return docs.flatMap((document) => parseStored(OfferSchema, document)?.packages ?? []);
}

/** Finds the package of a provider's price; undefined: the price is no longer in the list. */
export const packageWithPrice = (
  packages: readonly OfferPackage[],
  priceID: string,
): OfferPackage | undefined =>
  packages.find(({ StripePriceIDs }) => Object.values(StripePriceIDs).includes(priceID));

/**
 * Says which price ids apply: those of the local sandbox, of Stripe's test mode, or the live ids.
 */
export function stripeEnvironment(): StripeEnvironment {
  if (STRIPE_API_ORIGIN.value() !== '') return 'local';
  return STRIPE_SECRET_KEY.value().startsWith('sk_live_') ? 'live' : 'test';
}

/**
 * The id of a package's price at the payment provider.
 *
 * @throws {AppError} `unavailable` when the price list names none for this environment
 */
export function priceIdOf(
  { identifier, StripePriceIDs }: OfferPackage,
  environment: StripeEnvironment,
): string {
  const id = StripePriceIDs[environment];
  if (id !== undefined) return id;
  throw new AppError('unavailable', `${identifier} is not sold yet. Try again later.`);
}

/** The packages of a platform, as clients see them: only those with a price in this environment. */
export function packagesOn(
  { currency, packages }: Offer,
  platform: SalesPlatform,
  environment: StripeEnvironment,
): Package[] {
  return packages.flatMap((one) => {
    const { platforms, StoreProductIDs: _, StripePriceIDs, unit_amount, ...rest } = one;
    const StripePriceID = StripePriceIDs[environment];
    const isSold = platforms.includes(platform) && StripePriceID !== undefined;
    return isSold ? [{ ...rest, StripePriceID, price: { currency, unit_amount } }] : [];
  });
}
