import { timeFromNow, uidOf, type Account } from 'publisher';
import type { StripeSandbox } from 'stand-ins/payment-provider';
import { DAY_MS } from 'shared-contracts';
import Stripe from 'stripe';
import type { Addresses } from 'delivery/addresses';
import { PlainError } from 'delivery/plain-error';
import type { Processes } from '../processes/processes';
import { runJobWithin } from './functions-job';
import { realPaymentKeys } from './local-secrets';

/** A plan that a sample account has bought. */
export interface Purchase {
  readonly account: Account;
  readonly plan: NonNullable<Account['entitlement']>;
  readonly daysAgo: number;
}

/**
 * Lists the purchases of the sample accounts, the oldest first.
 *
 * @param now the day from which `purchased` counts
 * @param isSold whether the sandbox sells plans of a platform
 */
export function purchasesOf(
  accounts: readonly Account[],
  now: Date,
  isSold: (platform: Purchase['plan']['platform']) => boolean,
): readonly Purchase[] {
  const purchases = accounts.flatMap((account): Purchase[] => {
    const { entitlement: plan } = account;
    if (!plan || !isSold(plan.platform)) return [];
    const at = Date.parse(timeFromNow(plan.purchased, now));
    return [{ account, plan, daysAgo: (now.getTime() - at) / DAY_MS }];
  });
  return purchases.sort((a, b) => b.daysAgo - a.daysAgo);
}

/** Makes each purchase on its day: moves the sandbox's calendar on between them, then to today. */
export async function purchaseByDay(
  purchases: readonly Purchase[],
  advanceDays: (days: number) => unknown,
  buy: (purchase: Purchase) => unknown,
): Promise<void> {
  let calendar = purchases[0]?.daysAgo ?? 0;
  const passUntil = async (daysAgo: number) => {
    if (calendar > daysAgo) await advanceDays(calendar - daysAgo);
    calendar = daysAgo;
  };
  for (const purchase of purchases) {
    await passUntil(purchase.daysAgo);
    await buy(purchase);
  }
  await passUntil(0);
}

/** Buys an account its plan, on the sandbox's present day. */
async function buy(sandbox: StripeSandbox, stripe: Stripe, { account, plan }: Purchase) {
  const metadata = { uid: uidOf(account), packageID: plan.identifier };
  const customer = await stripe.customers.create({ email: account.email, metadata });
  const { data } = await stripe.prices.list({ product: plan.ProductID });
  const price = data[0]?.id ?? '';
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price, quantity: 1 }],
    subscription_data: { metadata },
    success_url: 'http://localhost/success',
  });
  sandbox.pay(session.id, undefined, { email: account.email });
  if (!plan.cancels) return;
  const [subscription] = (await stripe.subscriptions.list({ customer: customer.id })).data;
  if (subscription) {
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  }
}

/**
 * Sells the sample accounts their plans, each on its day, and moves the sandbox's calendar on to
 * today. It sends no webhooks; `projectSeededPlans` reads the result.
 *
 * @param now the day from which `purchased` counts
 */
export async function sellSeededPlans(
  sandbox: StripeSandbox,
  secretKey: string,
  accounts: readonly Account[],
  now: Date,
): Promise<void> {
  const stripe = new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(sandbox.fetch),
    maxNetworkRetries: 0,
  });
  sandbox.setDeliveries('hold');
  const purchases = purchasesOf(accounts, now, (platform) => platform === 'web');
  // Begin so early that the calendar ends on the real day: a month begun today has its true length.
  const [first] = purchases;
  if (first) sandbox.setCalendar(new Date(now.getTime() - first.daysAgo * DAY_MS));
  await purchaseByDay(
    purchases,
    (days) => sandbox.advanceDays(days),
    (purchase) => buy(sandbox, stripe, purchase),
  );
  Object.assign(sandbox.state, { events: {}, deliveries: [] });
  sandbox.setDeliveries('normal');
}

/**
 * Copies the seeded plans from the sandboxes into the database, with the job of production.
 *
 * @throws {PlainError} when the job fails; its output says why
 */
export async function projectSeededPlans(
  processes: Processes,
  addresses: Addresses,
): Promise<void> {
  if (realPaymentKeys()) return;
  const code = await runJobWithin(processes, addresses, 'reconcile');
  if (code !== 0) throw new PlainError('The plans of the sample accounts could not be projected.');
}
