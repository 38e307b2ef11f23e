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

/** The platform that sold the learner's running plan. Source: API-getSubscriptionPlatform. */
export const platformOf = (entitlement: Entitlement | null, now: Date): SubscriptionPlatform =>
  entitlement !== null && runs(entitlement, now) ? entitlement.platform : 'none';

/** Makes a record of the top level, for a document without `subscriptions`. */
function recordOf({ cancels, expires_date, purchase_date, ...rest }: Entitlement) {
  const { identifier, ProductID, Tier } = rest;
  return { cancels, expires_date, purchase_date, identifier, ProductID, Tier };
}

/**
 * Lists the plans that a screen shows, by ProductID. After the end of access the list is empty.
 * A plan with a late payment stays in it during the grace, although its date has passed.
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
