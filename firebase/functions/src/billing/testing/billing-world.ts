import type { UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import {
  createStripeSandbox,
  type StripeSandbox,
  type StripeSandboxOptions,
} from 'stand-ins/payment-provider';
import Stripe from 'stripe';
import type { Entitlement } from 'shared-contracts';
import { member } from '../../testing/callers';
import { createCheckout } from '../checkout/create-checkout';
import { parseLeeway } from '../../ledger/leeway';
import { inTime } from '../../ledger/provider/stripe';
import type { BillingServices } from '../../ledger/services';
import { answerWebhook } from '../webhook/answer-webhook';
import { OFFER, PRICES, PRODUCTS, PROMOTION_CODES } from './offer';

const WEBHOOK_SECRET = 'whsec_sandbox';

/** Learners, a database of the emulator, and a provider in this process that calls the webhook. */
export interface BillingWorld {
  readonly services: BillingServices;
  readonly sandbox: StripeSandbox;
  readonly stripe: Stripe;
  /** Existing accounts. Remove one to delete it. */
  readonly accounts: Set<string>;
  /** Statuses of the webhook's answers. */
  readonly answered: number[];
  /** Hides the events of some work from the webhook. The next event or call reads their result. */
  untold<T>(work: () => Promise<T>): Promise<T>;
  /** Buys as a learner does: a checkout, then a card at the payment page. */
  buy(uid: string, packageID: string, card?: string, code?: string): Promise<void>;
  entitlementOf(uid: string): Promise<Entitlement | undefined>;
  billingOf(uid: string): Promise<Record<string, unknown> | undefined>;
  customersOf(uid: string): string[];
}

/** The real SDK, connected to a sandbox in this process. */
export const stripeOf = (sandbox: Pick<StripeSandbox, 'fetch'>): Stripe =>
  new Stripe('sk_test_sandbox', {
    httpClient: inTime(Stripe.createFetchHttpClient(sandbox.fetch)),
    maxNetworkRetries: 0,
  });

const userOf = (uid: string) =>
  ({ uid, email: `${uid}@example.com`, providerData: [] }) as unknown as UserRecord;

/**
 * @param db without learners of the same ids; the price list is written to it
 * @param change of the services, as a database that fails
 */
export async function createBillingWorld(
  db: Firestore,
  options: StripeSandboxOptions = {},
  change: (services: BillingServices) => BillingServices = (services) => services,
): Promise<BillingWorld> {
  const accounts = new Set<string>();
  const answered: number[] = [];
  let isTold = true;
  const sandbox = createStripeSandbox({
    products: PRODUCTS,
    prices: PRICES,
    promotionCodes: PROMOTION_CODES,
    autoDeliver: false,
    deliver: async ({ body, signature }) => {
      if (!isTold) return 200;
      const { status } = await answerWebhook(body, signature, WEBHOOK_SECRET, services);
      answered.push(status);
      return status;
    },
    ...options,
  });
  const stripe = stripeOf(sandbox);
  const services: BillingServices = change({
    db,
    stripe,
    identities: {
      async getUser(uid) {
        if (accounts.has(uid)) return userOf(uid);
        throw Object.assign(new Error('no such user'), { code: 'auth/user-not-found' });
      },
      getUserByEmail: () => Promise.reject(new Error('not asked for')),
      deleteUser: async (uid) => void accounts.delete(uid),
    },
    stores: null,
    environment: 'local',
    appOrigin: 'http://localhost:3000',
    pseudonymKey: 'a-key-of-the-tests',
    leeway: parseLeeway(),
    returnEndsPlan: { refund: true, dispute: true },
    now: () => new Date(),
    log: () => undefined,
  });
  await db.collection('Offers').doc(OFFER.offerID).set(OFFER);

  return {
    services,
    sandbox,
    stripe,
    accounts,
    answered,
    async untold(work) {
      isTold = false;
      try {
        const result = await work();
        await sandbox.settle();
        return result;
      } finally {
        isTold = true;
      }
    },
    async buy(uid, packageID, card, code) {
      accounts.add(uid);
      const request = { offerID: OFFER.offerID, packageID };
      const { id } = await createCheckout(request, member(uid), services);
      sandbox.pay(id, card, { ...(code !== undefined && { code }) });
    },
    entitlementOf: async (uid) =>
      (await db.doc(`Entitlements/${uid}`).get()).data() as Entitlement | undefined,
    billingOf: async (uid) => (await db.doc(`Billing/${uid}`).get()).data(),
    customersOf: (uid) =>
      Object.values(sandbox.state.customers)
        .filter((customer) => !('deleted' in customer) && customer.metadata.uid === uid)
        .map(({ id }) => id),
  };
}
