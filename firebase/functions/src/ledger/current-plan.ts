import type { Firestore } from 'firebase-admin/firestore';
import { runs } from 'common';
import {
  documentPaths,
  EntitlementSchema,
  type CurrentSubscription,
  type CurrentSubscriptions,
  type Entitlement,
  type SubscriptionPlatform,
} from 'shared-contracts';
import { parseStored } from '../platform/parse-stored';

/** @throws {AppError} `internal` when the document is malformed */
export const readEntitlement = async (db: Firestore, uid: string): Promise<Entitlement | null> =>
  parseStored(EntitlementSchema, await db.doc(documentPaths.entitlement(uid)).get());

/** Who takes the payment of the plan that holds now. Source: API-getSubscriptionPlatform. */
export const platformOf = (entitlement: Entitlement | null, now: Date): SubscriptionPlatform =>
  entitlement !== null && runs(entitlement, now) ? entitlement.platform : 'none';

/** The plan at the top level, as a record. Only documents without `subscriptions` need it. */
function recordOf({ cancels, expires_date, purchase_date, ...rest }: Entitlement) {
  const { identifier, ProductID, Tier } = rest;
  return { cancels, expires_date, purchase_date, identifier, ProductID, Tier };
}

/**
 * The plans to show, by ProductID; none once access has ended. A plan whose payment is late keeps
 * its record during the grace, although the date in it has passed.
 * Source: API-getCurrentSubscriptions.
 */
export function currentSubscriptionsOf(
  entitlement: Entitlement | null,
  now: Date,
): CurrentSubscriptions {
  if (entitlement === null || !runs(entitlement, now)) return {};
  const records: readonly CurrentSubscription[] =
    entitlement.subscriptions === undefined
      ? [recordOf(entitlement)]
      : Object.values(entitlement.subscriptions);
  const current = records.filter((record) => !record.cancels || runs(record, now));
  return Object.fromEntries(current.map((record) => [record.ProductID, record]));
}
