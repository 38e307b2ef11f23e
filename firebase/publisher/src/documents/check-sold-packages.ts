import type { Firestore } from 'firebase-admin/firestore';
import { OfferSchema, type Offer } from 'shared-contracts';
import * as v from 'valibot';
import { Problems } from '../problems';

/**
 * Checks that the offers still contain every published package. Learners may pay for one, and the
 * server needs its entry to know their tier. Source: docs/payments.md.
 *
 * @param offers of the content folder
 * @throws {ContentError} naming every missing package
 */
export async function checkSoldPackages(db: Firestore, offers: readonly Offer[]): Promise<void> {
  const kept = new Set(
    offers.flatMap(({ packages }) => packages.map(({ ProductID }) => ProductID)),
  );
  const problems = new Problems();
  for (const stored of (await db.collection('Offers').get()).docs) {
    const offer = v.safeParse(OfferSchema, stored.data());
    // Publishing replaces an unreadable offer.
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
