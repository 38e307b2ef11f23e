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

/** How many learners are asked for at once. */
const PAGE = 100;

interface Visit {
  /** Where the next run goes on. */
  readonly id: string;
  /** The customer at the provider, for the log, which names no learner. */
  readonly customerID: () => string | undefined;
  readonly run: () => Promise<'synced' | 'skipped'>;
}

/**
 * Visits the provider's customers. Finds changes that no webhook has told, and repairs missing
 * links.
 */
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
 * Visits running plans of the web whose customer was deleted at the provider. Its list does not
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

/** The customers of the app stores; anonymous ones have no account of ours. */
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

/** The lists in which learners are found, each with a visit to everybody in it. */
export const visitsOf = { customers, plans, stores };
/** In this order: a plan is visited only where its customer was not. */
export const ORDER = ['customers', 'plans', 'stores'] as const;
