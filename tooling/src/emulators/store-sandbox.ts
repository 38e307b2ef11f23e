import { readAccounts, readOffers, uidOf, type Account } from 'publisher';
import {
  createRevenueCatSandbox,
  serveRevenueCatSandbox,
  type DeliverToStoreWebhook,
  type RevenueCatSandbox,
  type StoreProduct,
  type StoreState,
} from 'stand-ins/stores';
import { PROJECT_ID, REGION, type Addresses } from 'delivery/addresses';
import { inRoot } from 'delivery/paths';
import { keepState, storesFile, readKeptState } from './kept-data';
import { LOCAL_SECRETS, realStoreKeys, STORE_PROJECT } from './local-secrets';
import { purchaseByDay, purchasesOf, type Purchase } from './seeded-plans';

const CONTENT = inRoot('firebase/content');

/** Sends events to the webhook function. */
const deliverTo =
  ({ functions }: Addresses): DeliverToStoreWebhook =>
  async ({ body, headers }) => {
    const address = `http://${functions}/${PROJECT_ID}/${REGION}/revenueCatWebhook`;
    const signal = AbortSignal.timeout(60_000);
    const response = await fetch(address, { method: 'POST', headers, body, signal });
    await response.arrayBuffer();
    return response.status;
  };

/** Reads the products of the stores; their ids are `prod_local_<os>_<ProductID>`. */
async function readProducts(): Promise<StoreProduct[]> {
  const packages = (await readOffers(CONTENT)).flatMap((offer) => offer.packages);
  return packages.flatMap(({ BillingCycle, ProductID, StoreProductIDs = [] }) =>
    (['ios', 'android'] as const).flatMap((os): StoreProduct[] => {
      const id = StoreProductIDs.find((productID) => productID === `prod_local_${os}_${ProductID}`);
      const months = BillingCycle === 'annual' ? 12 : 1;
      return id === undefined ? [] : [{ id, storeID: ProductID, os, months }];
    }),
  );
}

/**
 * Sells the sample accounts their store plans, each on its day. It sends no webhooks;
 * `projectSeededPlans` reads the result.
 */
async function sellSeededStorePlans(
  sandbox: RevenueCatSandbox,
  accounts: readonly Account[],
  now: Date,
): Promise<void> {
  const purchases = purchasesOf(accounts, now, (platform) => platform !== 'web');
  const buy = ({ account, plan }: Purchase) => {
    if (plan.platform === 'web') return;
    sandbox.purchase(uidOf(account), plan.ProductID, plan.platform);
    if (plan.cancels) sandbox.cancel(uidOf(account), plan.ProductID);
  };
  await purchaseByDay(purchases, (days) => sandbox.advanceDays(days), buy);
  Object.assign(sandbox.state, { events: {}, deliveries: [] });
}

/**
 * Starts the sandbox of the app stores with the price list, and with the state of the last run if
 * that was kept. With keys of RevenueCat in the environment it starts nothing.
 *
 * @returns a function that ends the sandbox and saves its state
 * @throws {PlainError} when the kept state cannot be read
 */
export async function startStoreSandbox(
  addresses: Addresses,
  say: (line: string) => void,
): Promise<() => Promise<void>> {
  if (realStoreKeys()) {
    say(
      'Purchases in app stores are read from RevenueCat, because the environment holds its keys.',
    );
    return async () => undefined;
  }
  const file = storesFile(addresses);
  const state = readKeptState<StoreState>(file);
  const sandbox = createRevenueCatSandbox({
    products: await readProducts(),
    key: LOCAL_SECRETS.REVENUECAT_API_KEY,
    project: STORE_PROJECT,
    endpoint: {
      authorization: LOCAL_SECRETS.REVENUECAT_WEBHOOK_AUTHORIZATION,
      signing: {
        header: 'X-RevenueCat-Webhook-Signature',
        secret: LOCAL_SECRETS.REVENUECAT_SIGNING_SECRETS,
      },
      deliver: deliverTo(addresses),
    },
    ...(state && { state }),
  });
  if (!state) await sellSeededStorePlans(sandbox, await readAccounts(CONTENT), new Date());
  const running = await serveRevenueCatSandbox(sandbox, Number(addresses.stores.split(':')[1]));
  return async () => {
    await running.close();
    keepState(file, sandbox.state);
  };
}
