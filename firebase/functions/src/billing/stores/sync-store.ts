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

/** The part of a plan that a learner sees. A change of this part is audited. */
const factsOf = (plan: Entitlement | null | undefined, now: Date) =>
  plan && runs(plan, now)
    ? { identifier: plan.identifier, platform: plan.platform, cancels: plan.cancels }
    : null;

interface Known {
  readonly plan: Entitlement | null;
  readonly source: string | null | undefined;
}

/**
 * Works out the plan after a reading. A plan that was changed to an unknown product still gives
 * access, so its record stays as it is. A plan that the store no longer has, has ended.
 */
function nextOf({ plan, source, unknown }: StoreProjection, knownRecord: Known, now: Date): Known {
  const isOpen = plan !== null && runs(plan, now);
  const isChanged = typeof knownRecord.source === 'string' && unknown.includes(knownRecord.source);
  if (!isOpen && isChanged) return knownRecord;
  if (plan !== null) return { plan, source };
  return { plan: knownRecord.plan && ended(knownRecord.plan, now), source: knownRecord.source };
}

/** How a reading was stored; with a customer: a plan of a store runs, and the web is known. */
type Read = 'done' | 'overtaken' | { readonly customerID: string };

/** The hour of a lesson belongs to the plan of the web, also while a store's plan holds. */
function hourOf(stored: Entitlement | null) {
  const { PrivateLessonSlotID, PrivateLessonMove } = stored ?? {};
  return {
    ...(PrivateLessonSlotID !== undefined && { PrivateLessonSlotID }),
    ...(PrivateLessonMove !== undefined && { PrivateLessonMove }),
  };
}

/** Ends what a learner began on the web before a store sold its plan: open pages, and a trial. */
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
 * Reads what a learner bought in app stores from the service, and stores it beside the plan of the
 * web. Like `syncCustomer` it reads the state and no event. So events may come twice, in any order,
 * or never. While a plan of a store runs, nothing that was opened on the web before can be paid.
 *
 * @throws {AppError} `unavailable` without a service; `aborted` when others were always faster
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
      if (next !== null) transaction.set(entitlement, { ...next, ...hourOf(stored) });
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
