import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Stripe from 'stripe';
import blanks from '../requests/blanks.json';
import schemas from '../requests/schemas.json';
import { findRoute, REQUEST_NAMES } from '../routes';
import { clone } from '../world';
import { openCheckout, subscribe, testWorld } from './test-world';
import { createResponseChecker } from './response-checker';

const check = createResponseChecker();
const world = testWorld({
  promotionCodes: [
    {
      code: 'JUDGE',
      amount_off: 200,
      currency: 'chf',
      duration: 'repeating',
      duration_in_months: 3,
      applies_to: { products: ['basic_monthly'] },
    },
  ],
});
const { sandbox } = world;

/** Answers of the sandbox, each with the request that it answers. */
const answers: { readonly request: string; readonly body: unknown }[] = [];
const stripe = new Stripe('sk_test_sandbox', {
  maxNetworkRetries: 0,
  httpClient: Stripe.createFetchHttpClient(async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const response = await sandbox.fetch(request.clone());
    const route = findRoute(request.method, new URL(request.url).pathname);
    if (response.ok && route) {
      answers.push({ request: route.name, body: await response.clone().json() });
    }
    return response;
  }),
});

/** Reads an object, and the list in which it lies. */
async function readBoth(things: {
  retrieve: (id: string) => Promise<unknown>;
  list: () => Promise<{ data: readonly { id: string }[] }>;
}): Promise<void> {
  const { data } = await things.list();
  expect(data.length).toBeGreaterThan(0);
  await things.retrieve(data[0]?.id ?? '');
}

async function useProductsAndCustomers(): Promise<void> {
  await readBoth(stripe.prices);
  const customer = await stripe.customers.create({ metadata: { a: 1 } });
  await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
  await stripe.customers.update(customer.id, { email: 'a@example.com', metadata: { a: '' } });
  await readBoth(stripe.customers);
  await readBoth(stripe.paymentMethods);
  await stripe.customers.createBalanceTransaction(customer.id, {
    amount: -500,
    currency: 'chf',
    description: 'A gift',
  });
  await stripe.customers.listBalanceTransactions(customer.id);
  await stripe.customers.del(customer.id);
  await stripe.customers.retrieve(customer.id);
}

async function useCodes(customer: string): Promise<void> {
  const session = await openCheckout(stripe, customer);
  sandbox.pay(session.id, undefined, { code: 'judge' });
  await stripe.checkout.sessions.listLineItems(session.id);
  const { subscription } = await stripe.checkout.sessions.retrieve(session.id, {
    expand: [
      'subscription.discounts.promotion_code',
      'subscription.latest_invoice.discounts',
      'invoice.discounts',
    ],
  });
  const own = subscription as Stripe.Subscription;
  const { id, phases } = await stripe.subscriptionSchedules.create({ from_subscription: own.id });
  expect(phases[0]?.discounts).toHaveLength(1);
  await stripe.subscriptionSchedules.release(id);
}

async function useCheckout(): Promise<void> {
  const customer = await stripe.customers.create({ email: 'anna@example.com' });
  const paid = await openCheckout(stripe, customer.id);
  sandbox.pay(paid.id);
  const setup = await stripe.checkout.sessions.create({
    mode: 'setup',
    currency: 'chf',
    customer: customer.id,
    success_url: 'http://localhost:3000/success-card-update',
  });
  sandbox.pay(setup.id, '4000 0025 0000 3155', { isAuthenticated: true });
  const left = await openCheckout(stripe, customer.id, 'price_vip', 30);
  await stripe.checkout.sessions.expire(left.id);
  const trial = await openCheckout(stripe, customer.id, 'price_vip', 30);
  sandbox.pay(trial.id);
  await stripe.checkout.sessions.listLineItems(paid.id);
  await readBoth(stripe.checkout.sessions);
  await stripe.checkout.sessions.retrieve(trial.id, {
    expand: ['subscription.latest_invoice', 'customer', 'invoice.payments'],
  });
  await useCodes(customer.id);
  await stripe.checkout.sessions.retrieve(setup.id, { expand: ['setup_intent'] });
  await stripe.billingPortal.sessions.create({ customer: customer.id });
}

async function useSubscriptions(): Promise<void> {
  const { customer, subscription } = await subscribe({ stripe });
  const item = subscription.items.data[0]?.id ?? '';
  const change = {
    items: [{ id: item, price: 'price_vip' }],
    proration_behavior: 'always_invoice' as const,
  };
  await stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: change,
  });
  await stripe.subscriptions.update(subscription.id, {
    ...change,
    payment_behavior: 'pending_if_incomplete',
  });
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
  await readBoth(stripe.subscriptions);

  const schedule = await stripe.subscriptionSchedules.create({
    from_subscription: subscription.id,
  });
  const [now] = schedule.phases;
  await stripe.subscriptionSchedules.update(schedule.id, {
    phases: [
      { items: [{ price: 'price_vip' }], start_date: now?.start_date, end_date: now?.end_date },
      { items: [{ price: 'price_basic' }], duration: { interval: 'month', interval_count: 1 } },
    ],
  });
  await readBoth(stripe.subscriptionSchedules);
  await stripe.subscriptionSchedules.release(schedule.id);
  const again = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: 'price_year' }],
    default_payment_method: String(subscription.default_payment_method),
  });
  await stripe.subscriptions.cancel(again.id);
}

async function useInvoicesAndPayments(): Promise<void> {
  const { subscription, customer } = await subscribe(
    { stripe },
    { card: 'pm_card_chargeCustomerFail', days: 2 },
  );
  await sandbox.advanceDays(2.01);
  const draft = (await stripe.invoices.list({ customer: customer.id, status: 'draft' })).data[0];
  await stripe.invoices.finalizeInvoice(draft?.id ?? '');
  await expect(stripe.invoices.pay(draft?.id ?? '')).rejects.toMatchObject({
    code: 'card_declined',
  });
  const visa = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
  await stripe.invoices.pay(draft?.id ?? '', { payment_method: visa.id });
  await stripe.subscriptions.cancel(subscription.id);
  await readBoth(stripe.invoices);
  const { data } = await stripe.invoicePayments.list();
  await stripe.paymentIntents.retrieve(String(data[0]?.payment.payment_intent));
  await readBoth(stripe.charges);

  const asking = await subscribe({ stripe }, { card: 'pm_card_authenticationRequired' });
  const { latest_invoice } = await stripe.subscriptions.retrieve(asking.subscription.id, {
    expand: ['latest_invoice.payments'],
  });
  const { payments, id } = latest_invoice as Stripe.Invoice;
  const intent = String(payments?.data[0]?.payment.payment_intent);
  await stripe.paymentIntents.confirm(intent, { return_url: 'http://localhost:3000/' });
  await stripe.invoices.voidInvoice(id);

  const disputed = await subscribe({ stripe }, { card: 'pm_card_createDispute' });
  expect((await stripe.disputes.list({ limit: 1 })).data).toHaveLength(1);
  const charge = (await stripe.charges.list({ customer: disputed.customer.id })).data[0];
  await stripe.refunds.create({ charge: charge?.id ?? '', amount: 100 });
  await stripe.charges.retrieve(charge?.id ?? '', { expand: ['payment_intent'] });
}

beforeAll(async () => {
  await useProductsAndCustomers();
  await useCheckout();
  await useSubscriptions();
  await useInvoicesAndPayments();
});

test('this file sends every request that the sandbox answers', () => {
  const asked = new Set(answers.map(({ request }) => request));
  expect(REQUEST_NAMES.filter((name) => !asked.has(name))).toEqual([]);
});

test("every answer fits the SDK's own types", () => {
  const wrong = answers.flatMap(({ request, body }) =>
    check(body).map((line) => `${request}: ${line}`),
  );
  expect([...new Set(wrong)]).toEqual([]);
});

test("the object of every event fits the SDK's own types", () => {
  const wrong = Object.values(sandbox.state.events).flatMap((event) => check(clone(event)));
  expect([...new Set(wrong)]).toEqual([]);
});

test.each<[string, (subscription: Record<string, unknown>) => void]>([
  ['a field is missing', (one) => delete one.cancel_at_period_end],
  ['a field has another type', (one) => (one.created = '2026-11-23')],
  ['a field is null that never is', (one) => (one.items = null)],
  ['a field does not exist', (one) => (one.current_period_end = 1)],
  ['an element of a list is wrong', (one) => ((one.items as { data: object[] }).data[0] = {})],
])('the checker finds a fault when %s', (_what, plant) => {
  const [subscription] = Object.values(sandbox.state.subscriptions);
  const planted = clone(subscription) as unknown as Record<string, unknown>;
  expect(check(planted)).toEqual([]);
  plant(planted);
  expect(check(planted)).not.toEqual([]);
});

test('reads schemas and blanks that are as new as the SDK and parameters.ts', async () => {
  // A process of its own: the generator is an ES module.
  const script = join(__dirname, '../requests/make-schemas.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', script, '--print'],
    { maxBuffer: 10_000_000 },
  );
  expect(JSON.parse(stdout)).toEqual({ 'schemas.json': schemas, 'blanks.json': blanks });
});

test.each([
  ['removed by this version', { payment_method_types: ['card'] }, 'payment_method_types[0]'],
  ['unknown', { trial_days: 30 }, 'trial_days'],
  ['unknown inside', { subscription_data: { trial_days: 30 } }, 'subscription_data[trial_days]'],
])('refuses a parameter that is %s', async (_what, wrong, name) => {
  const { id } = await stripe.customers.create();
  const params = { mode: 'subscription', customer: id, success_url: 'http://x/', ...wrong };
  await expect(
    stripe.checkout.sessions.create(params as Stripe.Checkout.SessionCreateParams),
  ).rejects.toMatchObject({
    code: 'parameter_unknown',
    param: name.replace('[0]', ''),
  });
});

test('refuses a value that the SDK does not name', async () => {
  const wrong = { proration_behavior: 'sometimes' } as Stripe.SubscriptionUpdateParams;
  const [id = ''] = Object.keys(sandbox.state.subscriptions);
  await expect(stripe.subscriptions.update(id, wrong)).rejects.toMatchObject({
    param: 'proration_behavior',
  });
});
