import { readAccounts, readOffers } from 'publisher';
import {
  createStripeSandbox,
  serveSandbox,
  type Deliver,
  type SandboxPromotionCode,
  type SandboxState,
} from 'stand-ins/payment-provider';
import { PROJECT_ID, REGION, type Addresses } from 'delivery/addresses';
import { inRoot } from 'delivery/paths';
import { keepState, paymentsFile, readKeptState } from './kept-data';
import { LOCAL_SECRETS, realPaymentKeys } from './local-secrets';
import { sellSeededPlans } from './seeded-plans';

const CONTENT = inRoot('firebase/content');

/** Codes of the sandbox: one lowers the first payment by a share, one all payments by an amount. */
const PROMOTION_CODES: readonly SandboxPromotionCode[] = [
  { code: 'GRUEZI20', percent_off: 20, duration: 'once', name: '20 % off the first payment' },
  {
    code: 'MERCI5',
    amount_off: 500,
    currency: 'chf',
    duration: 'forever',
    name: 'CHF 5 off every payment',
  },
];

/** Sends events to the webhook function. */
const deliverTo =
  ({ functions }: Addresses): Deliver =>
  async ({ body, signature }, signal) => {
    const response = await fetch(`http://${functions}/${PROJECT_ID}/${REGION}/stripeWebhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
      signal,
    });
    await response.arrayBuffer();
    return response.status;
  };

/** Reads products and prices from the price list, under their local ids. */
async function readPriceList() {
  const offers = await readOffers(CONTENT);
  const sold = offers.flatMap(({ currency, packages }) =>
    packages.map((plan) => ({ ...plan, currency })),
  );
  return {
    products: sold.map(({ ProductID, Title }) => ({ id: ProductID, name: Title })),
    prices: sold.flatMap(({ BillingCycle, ProductID, StripePriceIDs, currency, unit_amount }) =>
      StripePriceIDs.local === undefined
        ? []
        : [
            {
              id: StripePriceIDs.local,
              product: ProductID,
              unit_amount,
              currency: currency.toLowerCase(),
              interval: BillingCycle === 'annual' ? ('year' as const) : ('month' as const),
            },
          ],
    ),
  };
}

/**
 * Starts the payment sandbox with the price list, and with the state of the last run if that was
 * kept. With keys of Stripe's test mode in the environment it starts nothing.
 *
 * @returns a function that ends the sandbox and saves its state
 * @throws {PlainError} when the kept state cannot be read
 */
export async function startPaymentSandbox(
  addresses: Addresses,
  say: (line: string) => void,
): Promise<() => Promise<void>> {
  if (realPaymentKeys()) {
    say('Payments go to the test mode of Stripe, because the environment holds its keys.');
    return async () => undefined;
  }
  const file = paymentsFile(addresses);
  const state = readKeptState<SandboxState>(file);
  const secretKey = LOCAL_SECRETS.STRIPE_SECRET_KEY;
  const sandbox = createStripeSandbox({
    ...(await readPriceList()),
    promotionCodes: PROMOTION_CODES,
    ...(state && { state }),
    secretKey,
    webhookSecret: LOCAL_SECRETS.STRIPE_WEBHOOK_SECRET,
    origin: `http://${addresses.payments}`,
    deliver: deliverTo(addresses),
  });
  if (!state) await sellSeededPlans(sandbox, secretKey, await readAccounts(CONTENT), new Date());
  const running = await serveSandbox(sandbox, Number(addresses.payments.split(':')[1]));
  return async () => {
    await running.close();
    keepState(file, sandbox.state);
  };
}
