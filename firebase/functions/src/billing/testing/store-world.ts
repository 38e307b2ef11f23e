import type { Firestore } from 'firebase-admin/firestore';
import type { StripeSandboxOptions } from 'stand-ins/payment-provider';
import {
  createRevenueCatSandbox,
  type RevenueCatSandbox,
  type StoreProduct,
  type StoreWebhookRequest,
} from 'stand-ins/stores';
import { answerStoreWebhook, type StoreWebhookAnswer } from '../stores/answer-store-webhook';
import { createStoreApi } from '../../ledger/provider/store-api';
import type { BillingLog, BillingServices } from '../../ledger/services';
import { createBillingWorld, type BillingWorld } from './billing-world';
import { OFFER } from './offer';

const KEY = 'sk_stores';
const SETTINGS = { authorization: 'Bearer stores', signingSecrets: ['signing'] };
const HEADER = 'X-Signature';

/** The products of the stores. The last one is in no offer. */
const SOLD = [...OFFER.packages, { ProductID: 'old_monthly', BillingCycle: 'monthly' }] as const;

const PRODUCTS: readonly StoreProduct[] = SOLD.flatMap(({ BillingCycle, ProductID }) =>
  (['ios', 'android'] as const).map((os) => ({
    id: `prod_${os}_${ProductID}`,
    storeID: ProductID,
    os,
    months: BillingCycle === 'annual' ? 12 : 1,
  })),
);

export interface StoreWorldOptions {
  /** Part of the ids of events, so that two worlds can share a database. */
  readonly seed?: string;
  readonly stripe?: StripeSandboxOptions;
  readonly log?: BillingLog;
}

/** Learners who buy on the web and in app stores; both providers are in this process. */
export interface StoreWorld extends BillingWorld {
  readonly stores: RevenueCatSandbox;
  /** Answers a delivery, and reads its learners. */
  answer(request: StoreWebhookRequest, settings?: typeof SETTINGS): Promise<StoreWebhookAnswer>;
}

/**
 * @param db empty; the price list is written to it
 * @param deliver receives the stores' events; default: the product's webhook
 */
export async function createStoreWorld(
  db: Firestore,
  deliver?: (request: StoreWebhookRequest) => Promise<number>,
  { seed = '', stripe = {}, log = () => undefined }: StoreWorldOptions = {},
): Promise<StoreWorld> {
  let services: BillingServices | null = null;
  const answer: StoreWorld['answer'] = async ({ body, headers }, settings = SETTINGS) => {
    if (services === null) throw new Error('too early');
    const { authorization } = headers;
    const request = { body, authorization, signature: headers[HEADER] };
    const given = await answerStoreWebhook(request, settings, services);
    await given.after?.();
    return given;
  };
  const stores = createRevenueCatSandbox({
    products: PRODUCTS,
    key: KEY,
    project: 'proj',
    seed,
    endpoint: {
      authorization: SETTINGS.authorization,
      signing: { header: HEADER, secret: 'signing' },
      deliver: deliver ?? (async (request) => (await answer(request)).status),
    },
  });
  const api = createStoreApi({
    origin: 'http://stores',
    project: 'proj',
    key: KEY,
    fetch: stores.fetch,
    wait: async () => undefined,
  });
  const world = await createBillingWorld(db, stripe, (plain) => {
    services = { ...plain, stores: api, log };
    return services;
  });
  const packages = OFFER.packages.map((one) => ({
    ...one,
    StoreProductIDs: [`prod_ios_${one.ProductID}`, `prod_android_${one.ProductID}`],
  }));
  await db
    .collection('Offers')
    .doc(OFFER.offerID)
    .set({ ...OFFER, packages });
  return { ...world, stores, answer };
}
