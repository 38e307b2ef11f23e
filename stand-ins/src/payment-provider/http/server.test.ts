import Stripe from 'stripe';
import { openCheckout, subscribe, testWorld } from '../testing/test-world';
import type { RunningSandbox } from '../../sandbox/serve';
import { serveSandbox } from './server';

const { sandbox, stripe } = testWorld({
  promotionCodes: [{ code: 'GRUEZI20', percent_off: 20, duration: 'once' }],
});
let running: RunningSandbox;
let origin = '';
beforeAll(async () => {
  running = await serveSandbox(sandbox, 0);
  origin = `http://127.0.0.1:${running.port}`;
});
afterAll(() => running.close());

const CARD = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' };

async function send(path: string, fields: Readonly<Record<string, string>>) {
  const response = await fetch(origin + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  const location = response.headers.get('location') ?? '';
  return { status: response.status, location, text: await response.text() };
}
const pathOf = (url: string | null) => new URL(url ?? '').pathname;
const read = async (path: string) => (await fetch(origin + path)).text();

async function checkout(days?: number) {
  const customer = await stripe.customers.create({ email: 'anna@example.com' });
  const session = await openCheckout(stripe, customer.id, 'price_basic', days);
  const state = async () => (await stripe.checkout.sessions.retrieve(session.id)).status;
  return { session, customer, path: pathOf(session.url), state };
}

test('answers the real SDK over HTTP', async () => {
  const overHttp = new Stripe('sk_test_sandbox', {
    host: '127.0.0.1',
    port: running.port,
    protocol: 'http',
  });
  const customer = await overHttp.customers.create({ metadata: { uid: 'u1' } });
  await expect(overHttp.customers.retrieve(customer.id)).resolves.toMatchObject({
    metadata: { uid: 'u1' },
  });
});

test('shows amount and button, takes the card, and leads to the success page', async () => {
  const { session, path, state } = await checkout();
  expect(await read(path)).toContain('Pay CHF 9.90');
  const answer = await send(path, { action: 'pay', email: 'anna@example.com', ...CARD });
  expect(answer).toMatchObject({
    status: 303,
    location: `http://localhost:3000/success?session_id=${session.id}`,
  });
  expect(await state()).toBe('complete');
  expect(await read(path)).toContain('This is done already');
});

test('says what a trial costs, and starts it', async () => {
  const { path, customer } = await checkout(30);
  const text = await read(path);
  expect(text).toContain('30 days free');
  expect(text).toContain('Start trial');
  await send(path, { action: 'pay', email: 'anna@example.com', ...CARD });
  const [subscription] = (await stripe.subscriptions.list({ customer: customer.id })).data;
  expect(subscription?.status).toBe('trialing');
});

test('keeps the typed fields, and charges nothing, when a card is declined or wrong', async () => {
  const { path, state } = await checkout();
  const declined = { ...CARD, number: '4000 0000 0000 0002' };
  const answer = await send(path, { action: 'pay', email: 'a@example.com', ...declined });
  expect(answer.status).toBe(402);
  expect(answer.text).toContain('Your card was declined.');
  expect(answer.text).toContain('value="4000 0000 0000 0002"');
  const wrong = await send(path, {
    action: 'pay',
    email: 'a',
    number: '1',
    expiry: '01/20',
    cvc: '',
  });
  expect(wrong.text).toContain('aria-describedby="expiry-error"');
  expect(await state()).toBe('open');
});

describe('a promotion code at the payment page', () => {
  test('counts in any case of letters, lowers the shown sum, and is paid', async () => {
    const { session, path } = await checkout();
    const applied = await send(path, { action: 'apply', code: ' gruezi20', ...CARD });
    expect(applied.text).toContain('−CHF 1.98');
    expect(applied.text).toContain('Pay CHF 7.92');
    // What was typed before is kept.
    expect(applied.text).toContain(CARD.number);
    await send(path, { action: 'pay', email: 'anna@example.com', ...CARD });
    const done = await stripe.checkout.sessions.retrieve(session.id, { expand: ['invoice'] });
    expect(done).toMatchObject({ amount_total: 792, invoice: { total: 792, amount_paid: 792 } });
  });

  test('can be taken away again', async () => {
    const { path } = await checkout();
    await send(path, { action: 'apply', code: 'GRUEZI20', ...CARD });
    const removed = await send(path, { action: 'remove-code', ...CARD });
    expect(removed.text).toContain('Pay CHF 9.90');
  });

  test('that does not exist is refused with a sentence, and nothing is paid', async () => {
    const { path, state } = await checkout();
    const typed = { email: 'anna@example.com', code: 'GRATIS', ...CARD };
    for (const action of ['apply', 'pay']) {
      const { status, text } = await send(path, { action, ...typed });
      expect(status).toBe(402);
      expect(text).toContain('This code does not exist or is no longer valid.');
      expect(text).toContain('value="GRATIS"');
    }
    expect(await state()).toBe('open');
  });

  test('that is typed without "Apply" is applied first, so that the learner sees the sum', async () => {
    const { path, state } = await checkout();
    const pay = { action: 'pay', email: 'anna@example.com', ...CARD };
    const shown = await send(path, { ...pay, code: 'GRUEZI20' });
    expect(shown.text).toContain('The code is applied.');
    expect(await state()).toBe('open');
    await send(path, pay);
    expect(await state()).toBe('complete');
  });

  test('leaves a trial free, and says what the first payment is', async () => {
    const { path } = await checkout(30);
    const { text } = await send(path, { action: 'apply', code: 'GRUEZI20' });
    expect(text).toContain('Start trial');
    expect(text.replace(/\s+/g, ' ')).toContain(
      'Then CHF 7.92 for the first month, then CHF 9.90 per month',
    );
  });
});

test('opens the bank’s page: Fail charges nothing, Complete starts the plan', async () => {
  const { path, state } = await checkout();
  const asking = { action: 'pay', email: 'a@example.com', ...CARD, number: '4000 0025 0000 3155' };
  const bank = (await send(path, asking)).location;
  const failed = await send(bank, { action: 'fail' });
  expect(await read(failed.location)).toContain('Your bank did not confirm');
  expect(await state()).toBe('open');
  const again = (await send(path, asking)).location;
  expect((await send(again, { action: 'complete' })).location).toContain('/success');
  expect(await state()).toBe('complete');
});

test('leads back to the address of the cancel page', async () => {
  const { path, state } = await checkout();
  expect((await send(path, { action: 'back' })).location).toBe('http://localhost:3000/cancel');
  expect(await state()).toBe('open');
});

test('cancels and renews in the portal as flexible billing does, and takes another card', async () => {
  const { customer, subscription } = await subscribe({ stripe });
  const { url } = await stripe.billingPortal.sessions.create({
    customer: customer.id,
    return_url: 'http://localhost:3000/my-account',
  });
  const path = pathOf(url);
  const current = () => stripe.subscriptions.retrieve(subscription.id);
  await send(path, { action: 'cancel', subscription: subscription.id });
  expect(await current()).toMatchObject({
    cancel_at: expect.any(Number),
    cancel_at_period_end: false,
  });
  await send(path, { action: 'renew', subscription: subscription.id });
  expect(await current()).toMatchObject({ cancel_at: null });
  await send(path, { action: 'card', ...CARD, number: '5555 5555 5555 4444' });
  const { default_payment_method } = await current();
  expect(default_payment_method).not.toBe(subscription.default_payment_method);
  expect(await read(path)).toContain('mastercard ending in 4444');
});

test('takes a failed payment from another card on its invoice page', async () => {
  const broken = { card: 'pm_card_chargeCustomerFail', days: 1 };
  const { subscription } = await subscribe({ stripe }, broken);
  await sandbox.advanceDays(2);
  const failed = await stripe.subscriptions.retrieve(subscription.id, {
    expand: ['latest_invoice'],
  });
  expect(failed.status).toBe('past_due');
  const { hosted_invoice_url } = failed.latest_invoice as Stripe.Invoice;
  const path = pathOf(hosted_invoice_url ?? null);
  await send(path, { action: 'card', ...CARD });
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
  expect(await read(path)).toContain('Paid');
});

test('shows customers and events in the viewer, and carries out its controls', async () => {
  const { customer } = await subscribe({ stripe });
  const viewer = await read('/');
  expect(viewer).toContain(customer.id);
  expect(viewer).toContain('customer.subscription.created');
  const post = (name: string, body: object) =>
    fetch(`${origin}/_control/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await post('clock', { advanceDays: 1 })).status).toBe(200);
  expect((await post('clock', { advanceDays: 'soon' })).status).toBe(400);
  expect((await post('clocks', {})).status).toBe(400);
  const fails = { outcome: 'declined', customer: customer.id };
  expect((await post('next-payment', fails)).status).toBe(200);
  expect(sandbox.state.nextPayments).toEqual({ [customer.id]: 'declined' });
  const nobody = await post('next-payment', { ...fails, customer: 'cus_none' });
  expect([nobody.status, await nobody.text()]).toEqual([
    400,
    JSON.stringify({ error: 'There is no customer cus_none.' }),
  ]);
  expect((await send('/_control/reset', {})).location).toBe('/');
  expect(await read('/')).not.toContain(customer.id);
  expect((await stripe.prices.list()).data).toHaveLength(3);
});

test('refuses a post of another site', async () => {
  const response = await fetch(`${origin}/_control/reset`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(response.status).toBe(403);
});
