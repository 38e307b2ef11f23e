import Stripe from 'stripe';
import { createStripeSandbox, type StripeSandbox, type StripeSandboxOptions } from '../sandbox';
import type { WebhookRequest } from '../webhooks/sender';

/** A price list as the product's own: two tiers, one of them also per year. */
const TEST_PRICES = [
  {
    id: 'price_basic',
    product: 'basic_monthly',
    unit_amount: 990,
    currency: 'chf',
    interval: 'month',
  },
  {
    id: 'price_vip',
    product: 'vip_monthly',
    unit_amount: 3900,
    currency: 'chf',
    interval: 'month',
  },
  {
    id: 'price_year',
    product: 'basic_annually',
    unit_amount: 8900,
    currency: 'chf',
    interval: 'year',
  },
] as const;

export interface TestWorld {
  readonly sandbox: StripeSandbox;
  /** The real SDK, in the same process. */
  readonly stripe: Stripe;
  /** What the webhook has received, in order. */
  readonly received: readonly WebhookRequest[];
  /** Types of the received events, in order. */
  types(): string[];
}

/** A sandbox with a price list, the real SDK, and a webhook that takes everything. */
export function testWorld(options: StripeSandboxOptions = {}): TestWorld {
  const received: WebhookRequest[] = [];
  const sandbox = createStripeSandbox({
    products: TEST_PRICES.map(({ product }) => ({ id: product, name: product })),
    prices: TEST_PRICES,
    autoDeliver: false,
    deliver: async (request) => received.push(request) && 200,
    ...options,
  });
  const stripe = new Stripe('sk_test_sandbox', {
    httpClient: Stripe.createFetchHttpClient(sandbox.fetch),
    maxNetworkRetries: 0,
  });
  return {
    sandbox,
    stripe,
    received,
    types: () => received.map(({ body }) => (JSON.parse(body) as Stripe.Event).type),
  };
}

/** Opens a hosted payment page. */
export const openCheckout = (
  stripe: Stripe,
  customer: string,
  price = 'price_basic',
  days?: number,
) =>
  stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price, quantity: 1 }],
    success_url: 'http://localhost:3000/success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/cancel',
    allow_promotion_codes: true,
    ...(days !== undefined && { subscription_data: { trial_period_days: days } }),
  });

/** A customer with a saved card and a running plan. */
export async function subscribe(
  { stripe }: Pick<TestWorld, 'stripe'>,
  {
    price = 'price_basic',
    card = 'pm_card_visa',
    days,
  }: { price?: string; card?: string; days?: number } = {},
): Promise<{ customer: Stripe.Customer; subscription: Stripe.Subscription }> {
  const customer = await stripe.customers.create({ email: 'anna@example.com' });
  const method = await stripe.paymentMethods.attach(card, { customer: customer.id });
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price }],
    default_payment_method: method.id,
    ...(days !== undefined && { trial_period_days: days }),
  });
  return { customer, subscription };
}
