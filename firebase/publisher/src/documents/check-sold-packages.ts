import type { Firestore } from 'firebase-admin/firestore';
import { OfferSchema, type Offer } from 'shared-contracts';
import * as v from 'valibot';
import { Problems } from '../problems';

/**
 * Checks that no published package is missing. Learners may pay for it, and without the price list
 * we could not tell what their plan opens. Source: docs/payments.md.
 *
 * @param offers of the content folder
 * @throws {ContentError} naming every published package that is missing from all of them
 */
export async function checkSoldPackages(db: Firestore, offers: readonly Offer[]): Promise<void> {
  const kept = new Set(
    offers.flatMap(({ packages }) => packages.map(({ ProductID }) => ProductID)),
  );
  const problems = new Problems();
  for (const stored of (await db.collection('Offers').get()).docs) {
    const offer = v.safeParse(OfferSchema, stored.data());
    // One that cannot be read is replaced.
    if (!offer.success) continue;
    for (const { identifier, ProductID } of offer.output.packages) {
      if (kept.has(ProductID)) continue;
      const advice = `put it back, with "platforms: []" to sell it no longer`;
      problems.add(
        'offers.yaml',
        `${identifier} (${ProductID}) was sold and is missing: ${advice}`,
      );
    }
  }
  problems.throwIfAny();
}
