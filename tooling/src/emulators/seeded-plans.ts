import { timeFromNow, uidOf, type Account } from 'publisher';
import type { StripeSandbox } from 'stand-ins/payment-provider';
import { DAY_MS } from 'shared-contracts';
import Stripe from 'stripe';
import type { Addresses } from 'delivery/addresses';
import { PlainError } from 'delivery/plain-error';
import type { Processes } from '../processes/processes';
import { runJobWithin } from './functions-job';
import { realPaymentKeys } from './local-secrets';

interface Purchase {
  readonly account: Account;
  readonly plan: NonNullable<Account['entitlement']>;
  readonly daysAgo: number;
}

function purchasesOf(accounts: readonly Account[], now: Date): Purchase[] {
  const purchases = accounts.flatMap((account): Purchase[] => {
    const plan = account.entitlement;
    if (plan?.platform !== 'web') return [];
    const at = Date.parse(timeFromNow(plan.purchased, now));
    return [{ account, plan, daysAgo: (now.getTime() - at) / DAY_MS }];
  });
  return purchases.sort((a, b) => b.daysAgo - a.daysAgo);
}

/** The account buys its plan today. Its customer carries the uid, as every learner's does. */
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
 * Sells the plans of the sample accounts as learners buy them, each on its day, and lets the time
 * until today pass. No webhook tells of it; `projectSeededPlans` asks.
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
  const purchases = purchasesOf(accounts, now);
  // Then the calendar ends on the real day, so that a month begun today has its true length.
  const [first] = purchases;
  if (first) sandbox.setCalendar(new Date(now.getTime() - first.daysAgo * DAY_MS));
  let today = Number.NaN;
  const passUntil = async (daysAgo: number) => {
    if (today > daysAgo) await sandbox.advanceDays(today - daysAgo);
    today = daysAgo;
  };
  for (const purchase of purchases) {
    await passUntil(purchase.daysAgo);
    await buy(sandbox, stripe, purchase);
  }
  await passUntil(0);
  Object.assign(sandbox.state, { events: {}, deliveries: [] });
  sandbox.setDeliveries('normal');
}

/**
 * Brings the seeded plans from the payment sandbox into the database, as in production.
 *
 * @throws {PlainError} when that fails; the job has said why
 */
export async function projectSeededPlans(
  processes: Processes,
  addresses: Addresses,
): Promise<void> {
  if (realPaymentKeys()) return;
  const code = await runJobWithin(processes, addresses, 'reconcile');
  if (code !== 0) throw new PlainError('The plans of the sample accounts could not be projected.');
}
