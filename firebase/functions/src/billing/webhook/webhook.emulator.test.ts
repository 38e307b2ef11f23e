import type { Firestore } from 'firebase-admin/firestore';
import Stripe from 'stripe';
import { contentOf } from '../../testing/database-content';
import { emptyDatabase } from '../../testing/emulator-database';
import { createTimeBudget } from '../../platform/time-budget';
import { reconcile, type Reconciled } from '../reconcile';
import type { BillingServices } from '../../ledger/services';
import { syncOwn } from '../sync.function';
import { createBillingWorld, type BillingWorld } from '../testing/billing-world';
import { OFFER } from '../testing/offer';
import { createCardUpdate } from '../manage/card-update';
import { answerWebhook } from './answer-webhook';
import { customerIdOf } from './handle-event';

let db: Firestore;
let world: BillingWorld;
beforeAll(async () => {
  db = await emptyDatabase('webhook');
  world = await createBillingWorld(db);
});
afterAll(() => db.terminate());
beforeEach(() => world.answered.splice(0));

const SECRET = 'whsec_sandbox';
const signed = (body: string, secret = SECRET) =>
  Stripe.webhooks.generateTestHeaderString({ payload: body, secret });
const eventOf = (object: object) =>
  JSON.stringify({ id: `evt_${Math.random()}`, object: 'event', type: 'test', data: { object } });
const WITHOUT_CUSTOMER = eventOf({});
const signedSecondsAgo = (seconds: number) =>
  Stripe.webhooks.generateTestHeaderString({
    payload: WITHOUT_CUSTOMER,
    secret: SECRET,
    timestamp: Math.floor(Date.now() / 1000) - seconds,
  });

test('the webhook alone unlocks what was paid [API-stripeWebhook]', async () => {
  await world.buy('anna', 'VIP_monthly');
  await expect(world.entitlementOf('anna')).resolves.toBeUndefined();
  await world.sandbox.settle();
  expect(new Set(world.answered)).toEqual(new Set([200]));
  await expect(world.entitlementOf('anna')).resolves.toMatchObject({
    Tier: 2,
    identifier: 'VIP_monthly',
    platform: 'web',
    subscriptions: { vip_monthly: { cancels: false } },
  });
});

test('asking before the webhook comes unlocks it as well [API-syncSubscription]', async () => {
  await world.buy('berta', 'BASIC_monthly');
  await expect(syncOwn('berta', world.services)).resolves.toMatchObject({
    basic_monthly: { identifier: 'BASIC_monthly', Tier: 1 },
  });
  await expect(syncOwn('nobody', world.services)).resolves.toEqual({});
});

test('an older state does not overwrite the newer one of another instance', async () => {
  await world.untold(() => world.buy('lea', 'BASIC_monthly'));
  await syncOwn('lea', world.services);
  const [customer = ''] = world.customersOf('lea');
  const [own] = (await world.stripe.subscriptions.list({ customer })).data;
  let isFirst = true;
  // Another instance writes the newer state between read and write of the older one.
  const overtaken = new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (name !== 'runTransaction' || !isFirst) return value.bind(target);
      isFirst = false;
      return async (...given: unknown[]) => {
        await world.stripe.subscriptions.update(own?.id ?? '', { cancel_at_period_end: true });
        await syncOwn('lea', world.services);
        return value.apply(target, given);
      };
    },
  });
  await syncOwn('lea', { ...world.services, db: overtaken });
  await expect(world.entitlementOf('lea')).resolves.toMatchObject({ cancels: true });
});

test('events are stored by id, without their content', async () => {
  await world.buy('clara', 'BASIC_monthly');
  await world.sandbox.settle();
  const records = await db.collection('ProviderEvents').where('uid', '==', 'clara').get();
  expect(records.size).toBeGreaterThan(0);
  for (const record of records.docs) {
    expect(record.id).toMatch(/^evt_/);
    expect(Object.keys(record.data()).sort()).toEqual(['at', 'type', 'uid']);
  }
});

test.each([
  ['none', undefined],
  ['of another secret', signed(WITHOUT_CUSTOMER, 'whsec_other')],
  ['that is no signature', 'x'],
  ['that is six minutes old', signedSecondsAgo(360)],
])('a signature %s is 400, and nothing is written', async (_, signature) => {
  const before = await contentOf(db);
  const { status } = await answerWebhook(WITHOUT_CUSTOMER, signature, SECRET, world.services);
  expect(status).toBe(400);
  await expect(contentOf(db)).resolves.toEqual(before);
});

test('a signature of four minutes ago is accepted', async () => {
  const signature = signedSecondsAgo(240);
  const { status } = await answerWebhook(WITHOUT_CUSTOMER, signature, SECRET, world.services);
  expect(status).toBe(200);
});

test('a tampered body is 400', async () => {
  const signature = signed('{"a":1}');
  const { status } = await answerWebhook('{"a":2}', signature, SECRET, world.services);
  expect(status).toBe(400);
});

test.each([
  ['without a customer', {}, 'no-customer'],
  ['of a customer without uid', { customer: 'later' }, 'customer-without-uid'],
])('an event %s is 200, says so, and writes nothing', async (_, object, said) => {
  const { id } = await world.stripe.customers.create({});
  const before = await contentOf(db);
  const body = eventOf('customer' in object ? { ...object, customer: id } : object);
  const answer = await answerWebhook(body, signed(body), SECRET, world.services);
  expect(answer).toEqual({ status: 200, body: said });
  await expect(contentOf(db)).resolves.toEqual(before);
});

test.each([
  ['is gone', async (uid: string) => void world.accounts.delete(uid)],
  [
    'is being deleted',
    async (uid: string) => void (await db.doc(`AccountDeletions/${uid}`).set({})),
  ],
])('a late event of an account that %s is 200 and writes nothing', async (what, remove) => {
  const uid = what === 'is gone' ? 'dora' : 'dina';
  await world.buy(uid, 'BASIC_monthly');
  await db.recursiveDelete(db.doc(`Billing/${uid}`));
  await remove(uid);
  const before = await contentOf(db);
  const [customer] = world.customersOf(uid);
  const body = eventOf({ customer });
  const answer = await answerWebhook(body, signed(body), SECRET, world.services);
  // A deletion refuses the link, which is not a failure.
  expect(answer.status).toBe(200);
  await expect(contentOf(db)).resolves.toEqual(before);
});

test('a missing link is repaired', async () => {
  await world.buy('emma', 'BASIC_monthly');
  await db.doc('Billing/emma').delete();
  await world.sandbox.settle();
  const [customer] = world.customersOf('emma');
  await expect(world.billingOf('emma')).resolves.toMatchObject({ StripeCustomerID: customer });
  await expect(world.entitlementOf('emma')).resolves.toMatchObject({ Tier: 1 });
});

test('a failure of the server is 500, and the next delivery repairs it', async () => {
  await world.buy('frida', 'BASIC_monthly');
  const [customer] = world.customersOf('frida');
  const body = eventOf({ customer });
  const broken: BillingServices = {
    ...world.services,
    stripe: new Stripe('sk_test_sandbox', {
      httpClient: Stripe.createFetchHttpClient(() => Promise.reject(new Error('refused'))),
      maxNetworkRetries: 0,
    }),
  };
  await expect(answerWebhook(body, signed(body), SECRET, broken)).resolves.toMatchObject({
    status: 500,
  });
  await expect(world.entitlementOf('frida')).resolves.toBeUndefined();
  await expect(answerWebhook(body, signed(body), SECRET, world.services)).resolves.toMatchObject({
    status: 200,
  });
  await expect(world.entitlementOf('frida')).resolves.toMatchObject({ Tier: 1 });
});

test('a customer that was deleted at the provider is replaced, without a second trial', async () => {
  const uid = 'jana';
  await world.buy(uid, 'BASIC_monthly');
  await world.sandbox.settle();
  const [deleted = ''] = world.customersOf(uid);
  await world.stripe.customers.del(deleted);
  await world.sandbox.settle();
  const ended = await world.entitlementOf(uid);
  expect(Date.parse(ended?.expires_date ?? '')).toBeLessThanOrEqual(Date.now());
  await world.buy(uid, 'BASIC_monthly');
  const [customer = ''] = world.customersOf(uid);
  expect(customer).not.toBe(deleted);
  const { data } = await world.stripe.subscriptions.list({ customer });
  expect(data.map(({ status }) => status)).toEqual(['active']);
  await world.sandbox.settle();
  await expect(world.entitlementOf(uid)).resolves.toMatchObject({ cancels: false, Tier: 1 });
});

test('a malformed stored plan is replaced', async () => {
  await world.buy('ida', 'VIP_monthly');
  await db.doc('Entitlements/ida').set({ Tier: 'gold' });
  await world.sandbox.settle();
  await expect(world.entitlementOf('ida')).resolves.toMatchObject({ identifier: 'VIP_monthly' });
});

test('a package that leaves the price list ends no access', async () => {
  await world.buy('hanna', 'VIP_monthly');
  await world.sandbox.settle();
  const before = await world.entitlementOf('hanna');
  const offer = db.collection('Offers').doc(OFFER.offerID);
  const packages = OFFER.packages.filter(({ identifier }) => identifier !== 'VIP_monthly');
  await offer.set({ ...OFFER, packages });
  try {
    const [customer] = world.customersOf('hanna');
    const body = eventOf({ customer });
    const answer = await answerWebhook(body, signed(body), SECRET, world.services);
    expect(answer.status).toBe(500);
    expect((await reconcile(world.services)).failed).toBeGreaterThan(0);
    await expect(world.entitlementOf('hanna')).resolves.toEqual(before);
  } finally {
    await offer.set(OFFER);
  }
});

test('reconcile finds what no event has told, and repairs the link [CMD-reconcile]', async () => {
  await world.buy('gerda', 'VIP_annually');
  await db.doc('Billing/gerda').delete();
  const { synced, failed } = await reconcile(world.services);
  expect(synced).toBeGreaterThan(0);
  expect(failed).toBe(0);
  await expect(world.entitlementOf('gerda')).resolves.toMatchObject({
    identifier: 'VIP_annually',
  });
  const before = await contentOf(db);
  await reconcile(world.services);
  const after = await contentOf(db);
  expect(after['Entitlements/gerda']).toEqual(before['Entitlements/gerda']);
});

test('reconcile ends a plan whose customer was deleted at the provider', async () => {
  await world.buy('wanda', 'VIP_monthly');
  await world.sandbox.settle();
  const [customer] = world.customersOf('wanda');
  // No event arrives.
  world.sandbox.state.customers[customer!] = { id: customer!, object: 'customer', deleted: true };
  expect((await reconcile(world.services)).failed).toBe(0);
  const { expires_date, cancels } = (await world.entitlementOf('wanda'))!;
  expect(Date.parse(expires_date)).toBeLessThanOrEqual(Date.now());
  expect(cancels).toBe(true);
});

test('a reconcile that runs out of time continues in the next run', async () => {
  const whole = await reconcile(world.services);
  const parts = [];
  do {
    let visits = 0;
    // Time for two learners.
    parts.push(
      await reconcile(
        world.services,
        createTimeBudget(2, () => (visits += 1) - 1),
      ),
    );
  } while (parts.at(-1)?.isComplete === false && parts.length < 99);
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.at(-1)?.isComplete).toBe(true);
  const visited = ({ synced, skipped, failed }: Reconciled) => synced + skipped + failed;
  expect(parts.map(visited).reduce((a, b) => a + b)).toBe(visited(whole));
  expect((await db.doc('Jobs/reconcile').get()).exists).toBe(false);
});

test('a reconcile begins anew if the customer of its cursor was deleted', async () => {
  await db.doc('Jobs/reconcile').set({ list: 'customers', after: 'cus_gone' });
  const { synced, failed, isComplete } = await reconcile(world.services);
  expect(synced).toBeGreaterThan(1);
  expect(failed).toBe(0);
  expect(isComplete).toBe(true);
});

test('a card that was saved pays from the webhook on, whatever comes twice or late [CALL-cardUpdate]', async () => {
  await world.buy('kathi', 'BASIC_monthly');
  await world.sandbox.settle();
  const [customer = ''] = world.customersOf('kathi');
  const lastDigits = async () => {
    const [own] = (await world.stripe.subscriptions.list({ customer })).data;
    const method = await world.stripe.paymentMethods.retrieve(
      own?.default_payment_method as string,
    );
    return method.card?.last4;
  };
  const { id } = await createCardUpdate('kathi', world.services);
  world.sandbox.pay(id, '5555 5555 5555 4444');
  await expect(lastDigits()).resolves.toBe('4242');
  await world.sandbox.settle();
  await expect(lastDigits()).resolves.toBe('4444');
  const own = Object.values(world.sandbox.state.events).filter(
    (event) => customerIdOf(event) === customer,
  );
  expect(own.map(({ type }) => type)).toContain('checkout.session.completed');
  for (const event of own) await world.sandbox.replay(event.id);
  await expect(lastDigits()).resolves.toBe('4444');
});
