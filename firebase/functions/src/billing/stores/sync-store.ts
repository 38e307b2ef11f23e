import { runs } from 'common';
import { AppError, documentPaths, EntitlementSchema, type Entitlement } from 'shared-contracts';
import { parseStored } from '../../platform/parse-stored';
import { billingRef, deletionRef, parseBilling, readBilling } from '../../ledger/billing-record';
import { writeAudit, type Cause } from '../../ledger/history/cause';
import { readAllPackages } from '../../ledger/price-list';
import { platformOf } from '../../ledger/current-plan';
import { expireOpen } from '../../ledger/provider/expire-session';
import { askProvider } from '../../ledger/provider/stripe';
import type { BillingServices } from '../../ledger/services';
import { transact } from '../../platform/transact';
import { syncCustomer } from '../sync';
import { ended, holdingPlan } from './holding-plan';
import { projectStore, type StoreProjection } from './project-store';

const MOST_TRIES = 8;

/** The part of a running plan whose changes are audited. */
const factsOf = (plan: Entitlement | null | undefined, now: Date) =>
  plan && runs(plan, now)
    ? { identifier: plan.identifier, platform: plan.platform, cancels: plan.cancels }
    : null;

interface Known {
  readonly plan: Entitlement | null;
  readonly source: string | null | undefined;
}

/**
 * Chooses the plan to store. A plan that changed to an unknown product stays as stored, because its
 * access goes on. A plan that the store no longer has ends.
 */
function nextOf({ plan, source, unknown }: StoreProjection, knownRecord: Known, now: Date): Known {
  const isOpen = plan !== null && runs(plan, now);
  const isChanged = typeof knownRecord.source === 'string' && unknown.includes(knownRecord.source);
  if (!isOpen && isChanged) return knownRecord;
  if (plan !== null) return { plan, source };
  return { plan: knownRecord.plan && ended(knownRecord.plan, now), source: knownRecord.source };
}

/** The outcome of a try; with a customer: a store's plan runs, and open web sessions must end. */
type Read = 'done' | 'overtaken' | { readonly customerID: string };

/** Keeps the slot of the web plan, also while a store's plan gives the access. */
function slotOf(stored: Entitlement | null) {
  const { PrivateLessonSlotID, PrivateLessonMove } = stored ?? {};
  return {
    ...(PrivateLessonSlotID !== undefined && { PrivateLessonSlotID }),
    ...(PrivateLessonMove !== undefined && { PrivateLessonMove }),
  };
}

/** Ends open checkouts and a trial on the web, after a store has sold a plan. */
async function endOnWeb(
  services: BillingServices,
  uid: string,
  customerID: string,
  cause: Cause,
): Promise<void> {
  await askProvider(async () => {
    await expireOpen(services, customerID);
    await syncCustomer(services, uid, customerID, { cause });
  });
}

/**
 * Reads a learner's purchases in app stores from RevenueCat, and stores the plan beside that of the
 * web. Like `syncCustomer` it reads the state, so events may come twice, in any order, or never.
 * While a store's plan runs, no checkout that was opened on the web before can be paid.
 *
 * @throws {AppError} `unavailable` without RevenueCat; `aborted` when other calls wrote first in
 *   each try
 */
export async function syncStore(
  services: BillingServices,
  uid: string,
  cause: Cause,
): Promise<void> {
  const { db, leeway, log, now, stores } = services;
  if (stores === null) return;
  const packages = await readAllPackages(db);
  const entitlement = db.doc(documentPaths.entitlement(uid));
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { storeSequence } = await readBilling(db, uid);
    const [subscriptions, purchases] = await Promise.all([
      stores.subscriptionsOf(uid),
      stores.purchasesOf(uid),
    ]);
    const bought = { subscriptions, purchases };
    const projection = projectStore(bought, packages, now(), leeway, (productID) =>
      log('a store’s product is in no offer', { productID }),
    );
    const read = await transact(db, async (transaction): Promise<Read> => {
      const [billing, deletion, document] = await transaction.getAll(
        billingRef(db, uid),
        deletionRef(db, uid),
        entitlement,
      );
      if (deletion?.exists === true) return 'done';
      const record = parseBilling(billing);
      if (record.storeSequence !== storeSequence) return 'overtaken';
      const stored = parseStored(EntitlementSchema, document);
      const knownPlan = record.store ?? (stored?.platform === 'web' ? null : stored);
      const { plan: store, source } = nextOf(
        projection,
        { plan: knownPlan, source: record.storeSource },
        now(),
      );
      if (store === null) return 'done';
      const web = record.web ?? (stored?.platform === 'web' ? stored : null);
      const next = holdingPlan(web, store, now());
      const [earlierFacts, nextFacts] = [factsOf(knownPlan, now()), factsOf(store, now())];
      if (JSON.stringify(earlierFacts) !== JSON.stringify(nextFacts)) {
        writeAudit(transaction, db, uid, 'store-plan', cause, {
          before: earlierFacts,
          after: nextFacts,
        });
      }
      transaction.set(
        billingRef(db, uid),
        { store, storeSource: source ?? null, storeSequence: storeSequence + 1 },
        { mergeFields: ['store', 'storeSource', 'storeSequence'] },
      );
      if (next !== null) transaction.set(entitlement, { ...next, ...slotOf(stored) });
      const { StripeCustomerID: customerID } = record;
      const runs = platformOf(store, now()) !== 'none';
      return runs && customerID !== undefined ? { customerID } : 'done';
    });
    if (read === 'overtaken') continue;
    if (read !== 'done') await endOnWeb(services, uid, read.customerID, cause);
    return;
  }
  throw new AppError('aborted', 'The plan is changing right now. Try again.');
}
