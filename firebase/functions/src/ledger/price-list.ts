import type { Firestore } from 'firebase-admin/firestore';
import {
  AppError,
  OfferSchema,
  type Offer,
  type OfferPackage,
  type Package,
  type StripeEnvironment,
} from 'shared-contracts';
import { parseStored } from '../platform/parse-stored';

export type SalesPlatform = OfferPackage['platforms'][number];

const OFFERS = 'Offers';

/** @throws {AppError} `not-found` for an unknown offer */
export async function readOffer(db: Firestore, offerID: string): Promise<Offer> {
  const offer = parseStored(OfferSchema, await db.collection(OFFERS).doc(offerID).get());
  if (offer === null) throw new AppError('not-found', 'There is no such offer.', { offerID });
  return offer;
}

/** Every package of every offer, also those of offers that are no longer shown. */
export async function readAllPackages(db: Firestore): Promise<readonly OfferPackage[]> {
  const { docs } = await db.collection(OFFERS).get();
  return docs.flatMap((document) => parseStored(OfferSchema, document)?.packages ?? []);
}

/** The package that has a price of the provider; undefined: none has it any more. */
export const packageWithPrice = (
  packages: readonly OfferPackage[],
  priceID: string,
): OfferPackage | undefined =>
  packages.find(({ StripePriceIDs }) => Object.values(StripePriceIDs).includes(priceID));

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

/**
 * The packages of a platform, as clients see them. Leaves out a package without a price in this
 * environment.
 */
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
