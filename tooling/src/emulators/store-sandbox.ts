import { readAccounts, readOffers, timeFromNow, uidOf, type Account } from 'publisher';
import {
  createRevenueCatSandbox,
  serveRevenueCatSandbox,
  type DeliverToStoreWebhook,
  type RevenueCatSandbox,
  type StoreProduct,
  type StoreState,
} from 'stand-ins/stores';
import { DAY_MS } from 'shared-contracts';
import { PROJECT_ID, REGION, type Addresses } from 'delivery/addresses';
import { inRoot } from 'delivery/paths';
import { keepState, storesFile, readKeptState } from './kept-data';
import { LOCAL_SECRETS, realStoreKeys } from './local-secrets';

const CONTENT = inRoot('firebase/content');

/** The project of the sandbox. */
export const STORE_PROJECT = 'proj_local';

/** Sends events to the function that receives them. */
const deliverTo =
  ({ functions }: Addresses): DeliverToStoreWebhook =>
  async ({ body, headers }) => {
    const address = `http://${functions}/${PROJECT_ID}/${REGION}/revenueCatWebhook`;
    const signal = AbortSignal.timeout(60_000);
    const response = await fetch(address, { method: 'POST', headers, body, signal });
    await response.arrayBuffer();
    return response.status;
  };

/**
 * The products of the stores: each package has an id of the sandbox, `prod_local_<os>_<ProductID>`.
 */
async function readProducts(): Promise<StoreProduct[]> {
  const packages = (await readOffers(CONTENT)).flatMap((offer) => offer.packages);
  return packages.flatMap(({ BillingCycle, ProductID, StoreProductIDs = [] }) =>
    (['ios', 'android'] as const).flatMap((os): StoreProduct[] => {
      const id = StoreProductIDs.find((one) => one === `prod_local_${os}_${ProductID}`);
      const months = BillingCycle === 'annual' ? 12 : 1;
      return id === undefined ? [] : [{ id, storeID: ProductID, os, months }];
    }),
  );
}

/**
 * Sells the store plans of the sample accounts, each on its day. No webhook tells of it;
 * `projectSeededPlans` asks.
 */
function sellSeededStorePlans(
  sandbox: RevenueCatSandbox,
  accounts: readonly Account[],
  now: Date,
): void {
  const purchases = accounts.flatMap((account) => {
    const { entitlement: plan } = account;
    if (plan === undefined || plan.platform === 'web') return [];
    const at = Date.parse(timeFromNow(plan.purchased, now));
    return [{ account, plan, os: plan.platform, daysAgo: (now.getTime() - at) / DAY_MS }];
  });
  let today = Number.NaN;
  const passUntil = (daysAgo: number) => {
    if (today > daysAgo) sandbox.advanceDays(today - daysAgo);
    today = daysAgo;
  };
  for (const { account, plan, os, daysAgo } of purchases.sort((a, b) => b.daysAgo - a.daysAgo)) {
    passUntil(daysAgo);
    sandbox.purchase(uidOf(account), plan.ProductID, os);
    if (plan.cancels) sandbox.cancel(uidOf(account), plan.ProductID);
  }
  passUntil(0);
  Object.assign(sandbox.state, { events: {}, deliveries: [] });
}

/**
 * Starts the sandbox of the app stores. It sells what the price list sells, and continues from the
 * last run where its state was kept. With RevenueCat's own keys in the environment it starts
 * nothing.
 *
 * @returns a function that ends it and saves its state
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
  if (!state) sellSeededStorePlans(sandbox, await readAccounts(CONTENT), new Date());
  const running = await serveRevenueCatSandbox(sandbox, Number(addresses.stores.split(':')[1]));
  return async () => {
    await running.close();
    keepState(file, sandbox.state);
  };
}
