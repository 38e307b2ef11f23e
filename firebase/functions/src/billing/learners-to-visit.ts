import { FieldPath } from 'firebase-admin/firestore';
import { runs } from 'common';
import { readBilling } from '../ledger/billing-record';
import { repairLink } from '../ledger/customer';
import type { Cause } from '../ledger/history/cause';
import type { BillingServices } from '../ledger/services';
import { findAccount } from './account';
import { isUid } from './stores/learners-of';
import { syncStore } from './stores/sync-store';
import { syncCustomer } from './sync';

const RECONCILE: Cause = { by: 'school', why: 'reconcile' };

/** Learners in one page of a list. */
const PAGE = 100;

interface Visit {
  /** The next run continues after this id. */
  readonly id: string;
  /** The customer at the provider, for the log, which names no learner. */
  readonly customerID: () => string | undefined;
  readonly run: () => Promise<'synced' | 'skipped'>;
}

/** Visits the provider's customers: finds changes without a webhook, and repairs missing links. */
async function* customers(
  services: BillingServices,
  after: string | null,
  seen: Set<string>,
): AsyncGenerator<Visit> {
  const from = after === null ? {} : { starting_after: after };
  const list = services.stripe.customers.list({ limit: PAGE, ...from });
  for await (const { id, metadata } of list) {
    yield {
      id,
      customerID: () => id,
      async run() {
        seen.add(id);
        const uid = metadata.uid;
        if (uid === undefined || (await findAccount(services, uid)) === null) return 'skipped';
        await repairLink(services, uid, id);
        await syncCustomer(services, uid, id, { cause: RECONCILE });
        return 'synced';
      },
    };
  }
}

/**
 * Visits running web plans whose customer the provider has deleted. The list of customers does not
 * name them, so their access would last longer than the learner has paid for.
 */
async function* plans(
  services: BillingServices,
  after: string | null,
  seen: ReadonlySet<string>,
): AsyncGenerator<Visit> {
  const { db, now } = services;
  const byID = db.collection('Entitlements').orderBy(FieldPath.documentId()).limit(PAGE);
  let { docs } = await (after === null ? byID : byID.startAfter(after)).get();
  while (docs.length > 0) {
    for (const stored of docs) {
      const uid = stored.id;
      let customerID: string | undefined;
      yield {
        id: uid,
        customerID: () => customerID,
        async run() {
          const { platform, expires_date } = stored.data();
          if (platform !== 'web' || !runs({ expires_date }, now())) return 'skipped';
          ({ StripeCustomerID: customerID } = await readBilling(db, uid));
          if (customerID === undefined || seen.has(customerID)) return 'skipped';
          await syncCustomer(services, uid, customerID, { cause: RECONCILE });
          return 'synced';
        },
      };
    }
    ({ docs } = await byID.startAfter(docs.at(-1)).get());
  }
}

/** Visits the customers of the app stores. An anonymous customer has no account and is skipped. */
async function* stores(services: BillingServices, after: string | null): AsyncGenerator<Visit> {
  if (services.stores === null) return;
  for await (const id of services.stores.customers(after)) {
    yield {
      id,
      customerID: () => undefined,
      async run() {
        if (!isUid(id) || (await findAccount(services, id)) === null) return 'skipped';
        await syncStore(services, id, RECONCILE);
        return 'synced';
      },
    };
  }
}

export const visitsOf = { customers, plans, stores };

/** Plans come after customers, because a plan is visited only if its customer was not. */
export const ORDER = ['customers', 'plans', 'stores'] as const;
