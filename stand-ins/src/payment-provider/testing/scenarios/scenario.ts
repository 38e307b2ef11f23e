import type Stripe from 'stripe';

/** Prices that a run makes before its scenarios. */
export interface ScenarioPrices {
  readonly low: string;
  readonly high: string;
  readonly year: string;
}

/** What a scenario works with: the real SDK, on the sandbox or on Stripe's test mode. */
export interface ScenarioContext {
  readonly stripe: Stripe;
  readonly prices: ScenarioPrices;
}

/** One behaviour that our own code counts on. It uses the public API only. */
export interface Scenario {
  readonly title: string;
  run(context: ScenarioContext): Promise<void>;
}

const RUN = Date.now().toString(36);
let count = 0;

/** Metadata of a customer that no other run has. */
export const uniqueUid = () => `scenario-${RUN}-${(count += 1)}`;

/** A customer with a saved default card. */
export async function customerWithCard(
  { stripe }: ScenarioContext,
  card = 'pm_card_visa',
): Promise<{ customer: string; method: string }> {
  const { id: customer } = await stripe.customers.create({
    email: 'scenario@example.com',
    metadata: { uid: uniqueUid() },
  });
  const { id: method } = await stripe.paymentMethods.attach(card, { customer });
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: method } });
  return { customer, method };
}

/** A customer with a running plan. */
export async function subscriber(
  context: ScenarioContext,
  more: Omit<Stripe.SubscriptionCreateParams, 'customer' | 'items'> & { price?: string } = {},
  card?: string,
): Promise<{ customer: string; subscription: Stripe.Subscription; item: string }> {
  const { customer } = await customerWithCard(context, card);
  const { price = context.prices.low, ...params } = more;
  const subscription = await context.stripe.subscriptions.create({
    customer,
    items: [{ price }],
    ...params,
  });
  return { customer, subscription, item: subscription.items.data[0]?.id ?? '' };
}

/** The period of the only item, in unix seconds. */
export function periodOf(subscription: Stripe.Subscription): { start: number; end: number } {
  const [item] = subscription.items.data;
  return { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 };
}
