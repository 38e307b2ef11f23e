import { OfferSchema, STRIPE_ENVIRONMENTS, type Offer, type OfferPackage } from 'shared-contracts';
import * as v from 'valibot';
import { Problems } from '../problems';
import { readYaml } from '../texts/read-yaml';

const FILE = 'offers.yaml';
const OffersFileSchema = v.strictObject({ offers: v.array(OfferSchema) });

const duplicateOf = (values: readonly string[]): string | undefined =>
  values.find((value, index) => values.indexOf(value) !== index);

/** In each environment of the provider, either all packages have a price or none has. */
function checkPriceIds(packages: readonly OfferPackage[], say: (advice: string) => void): void {
  for (const environment of STRIPE_ENVIRONMENTS) {
    const ids = packages.map(({ StripePriceIDs }) => StripePriceIDs[environment]);
    const missing = packages.find((_, index) => ids[index] === undefined);
    if (missing !== undefined && ids.some((id) => id !== undefined)) {
      say(`${missing.identifier}: StripePriceIDs.${environment} is missing, others have one`);
    }
    const twice = duplicateOf(ids.filter((id) => id !== undefined));
    if (twice !== undefined) say(`StripePriceIDs.${environment}: ${twice} is there twice`);
  }
}

function checkOffer({ offerID, packages }: Offer, problems: Problems): void {
  const say = (advice: string) => problems.add(FILE, `${offerID}: ${advice}`);
  for (const field of ['identifier', 'ProductID'] as const) {
    const twice = duplicateOf(packages.map((aPackage) => aPackage[field]));
    if (twice !== undefined) say(`${field}: ${twice} is there twice; give each its own`);
  }
  for (const cycle of ['monthly', 'annual'] as const) {
    for (const mark of ['Main', 'SecondMain'] as const) {
      const marked = packages.filter((one) => one.BillingCycle === cycle && one[mark] === true);
      if (marked.length > 1) say(`${mark}: only one package of the ${cycle} cycle can have it`);
    }
  }
  for (const { identifier, BillingCycle } of packages) {
    // The page finds the cycle of a running plan by its identifier. Source: CARD-default-cycle.
    if (identifier.includes('_annually') !== (BillingCycle === 'annual')) {
      say(`${identifier}: contains "_annually" exactly if BillingCycle is annual`);
    }
  }
  checkPriceIds(packages, say);
}

/**
 * Loads the price list, `offers.yaml`.
 *
 * @param root the content folder
 * @returns empty when the file cannot be read; problems are collected
 */
export async function loadOffers(root: string, problems: Problems): Promise<readonly Offer[]> {
  const file = await readYaml(root, FILE, OffersFileSchema, problems);
  const offers = file?.offers ?? [];
  const twice = duplicateOf(offers.map(({ offerID }) => offerID));
  if (twice !== undefined) problems.add(FILE, `offerID: ${twice} is there twice`);
  for (const offer of offers) checkOffer(offer, problems);
  return offers;
}

/**
 * Reads only the price list, for the payment sandbox and its tests.
 *
 * @param root the content folder
 * @throws {ContentError} with every mistake in `offers.yaml`
 */
export async function readOffers(root: string): Promise<readonly Offer[]> {
  const problems = new Problems();
  const offers = await loadOffers(root, problems);
  problems.throwIfAny();
  return offers;
}
