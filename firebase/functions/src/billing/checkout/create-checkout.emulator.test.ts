import type { Firestore } from 'firebase-admin/firestore';
import Stripe from 'stripe';
import type { Entitlement } from 'shared-contracts';
import { trialPseudonymsOf } from '../../people/used-trials';
import { member } from '../../testing/callers';
import { contentOf } from '../../testing/database-content';
import { emptyDatabase } from '../../testing/emulator-database';
import { createBillingWorld, type BillingWorld } from '../testing/billing-world';
import { OFFER } from '../testing/offer';
import { ensureCustomer } from '../../ledger/customer';
import { createCheckout } from './create-checkout';

let db: Firestore;
let world: BillingWorld;
beforeAll(async () => {
  db = await emptyDatabase('checkout');
  world = await createBillingWorld(db);
});
afterAll(() => db.terminate());

let count = 0;
const newcomer = () => {
  const uid = `learner-${(count += 1)}`;
  world.accounts.add(uid);
  return uid;
};
const ask = (uid: string, packageID: string, more: object = {}) =>
  createCheckout({ offerID: OFFER.offerID, packageID, ...more }, member(uid), world.services);
const session = (id: string) => world.stripe.checkout.sessions.retrieve(id);
const plan = (change: Partial<Entitlement>): Entitlement => ({
  Tier: 1,
  ProductID: 'basic_monthly',
  identifier: 'BASIC_monthly',
  platform: 'ios',
  cancels: false,
  purchase_date: '2026-01-01T00:00:00.000Z',
  expires_date: new Date(Date.now() + 86_400_000).toISOString(),
  ...change,
});

test('price, trial and addresses come from the price list [CALL-createCheckout] [API-createCheckout]', async () => {
  const uid = newcomer();
  const { id, url } = await ask(uid, 'VIP_annually');
  const opened = await session(id);
  expect(opened).toMatchObject({
    mode: 'subscription',
    client_reference_id: uid,
    success_url: 'http://localhost:3000/success/{CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/cancel?plan=VIP_annually',
    url,
  });
  const { data } = await world.stripe.checkout.sessions.listLineItems(id);
  expect(data.map(({ price }) => price?.id)).toEqual(['price_vip_annually']);
  const [customer] = world.customersOf(uid);
  expect(opened.customer).toBe(customer);
  await expect(world.billingOf(uid)).resolves.toMatchObject({ StripeCustomerID: customer });
});

test('the open session of the same package is returned again', async () => {
  const uid = newcomer();
  const first = await ask(uid, 'BASIC_monthly');
  await expect(ask(uid, 'BASIC_monthly')).resolves.toEqual(first);
});

test('ten concurrent checkouts of a learner share one session, and no transaction conflicts', async () => {
  const uid = newcomer();
  const count = { transactions: 0, attempts: 0 };
  const counted = new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (name !== 'runTransaction') return value.bind(target);
      return (...[work, options]: Parameters<Firestore['runTransaction']>) => {
        count.transactions += 1;
        return target.runTransaction((transaction) => {
          count.attempts += 1;
          return work(transaction);
        }, options);
      };
    },
  });
  const services = { ...world.services, db: counted };
  const request = { offerID: OFFER.offerID, packageID: 'BASIC_monthly' };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => createCheckout(request, member(uid), services)),
  );
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(count.transactions).toBeGreaterThan(0);
  expect(count.attempts).toBe(count.transactions);
});

test('the open session of another package is expired and replaced', async () => {
  const uid = newcomer();
  const first = await ask(uid, 'BASIC_monthly');
  const second = await ask(uid, 'VIP_monthly');
  expect(second.id).not.toBe(first.id);
  expect((await session(first.id)).status).toBe('expired');
  const third = await ask(uid, 'BASIC_monthly');
  expect(third.id).not.toBe(first.id);
  expect((await session(third.id)).status).toBe('open');
});

test.each(['customers', 'sessions'] as const)(
  'a deletion that begins while %s are made leaves nothing behind',
  async (what) => {
    const uid = newcomer();
    const made: { create: (...args: never[]) => Promise<unknown> } =
      what === 'customers' ? world.stripe.customers : world.stripe.checkout.sessions;
    const create = made.create.bind(made);
    let written: unknown;
    jest.spyOn(made, 'create').mockImplementationOnce(async (...args) => {
      await db.doc(`AccountDeletions/${uid}`).set({ done: [] });
      written = await world.billingOf(uid);
      return create(...args);
    });
    await expect(ask(uid, 'BASIC_monthly')).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(world.billingOf(uid)).resolves.toEqual(written);
    const [customer] = world.customersOf(uid);
    if (what === 'customers') {
      expect(customer).toBeUndefined();
      return;
    }
    const { data } = await world.stripe.checkout.sessions.list({ customer: customer ?? '' });
    expect(data.map(({ status }) => status)).toEqual(['expired']);
  },
);

test('a changed address does not fail a repeated attempt', async () => {
  const uid = newcomer();
  const made = await ensureCustomer(world.services, uid, 'old@example.com');
  await db.doc(`Billing/${uid}`).delete();
  await expect(ensureCustomer(world.services, uid, 'new@example.com')).resolves.toBe(made);
  const customer = await world.stripe.customers.retrieve(made);
  expect(customer).toMatchObject({ email: 'new@example.com' });
});

test('a price that changed after a lost answer is the price of the repeated attempt', async () => {
  const uid = newcomer();
  const offer = db.collection('Offers').doc(OFFER.offerID);
  const { sessions } = world.stripe.checkout;
  const create = sessions.create.bind(sessions);
  jest.spyOn(sessions, 'create').mockImplementationOnce((async (
    ...args: Parameters<typeof create>
  ) => {
    await create(...args);
    throw new Stripe.errors.StripeConnectionError({ type: 'api_error', message: 'lost' });
  }) as typeof create);
  await expect(ask(uid, 'BASIC_monthly')).rejects.toMatchObject({ code: 'unavailable' });
  const StripePriceIDs = { local: 'price_vip_monthly' };
  const packages = OFFER.packages.map((one) =>
    one.identifier === 'BASIC_monthly' ? { ...one, StripePriceIDs } : one,
  );
  await offer.update({ packages });
  const { id } = await ask(uid, 'BASIC_monthly').finally(() => offer.set(OFFER));
  const { data } = await sessions.listLineItems(id);
  expect(data.map(({ price }) => price?.id)).toEqual(['price_vip_monthly']);
});

test('an open checkout of a deleted customer is not returned again', async () => {
  const uid = newcomer();
  const first = await ask(uid, 'BASIC_monthly');
  const [lost = ''] = world.customersOf(uid);
  await world.stripe.customers.del(lost);
  const second = await ask(uid, 'BASIC_monthly');
  expect(second.id).not.toBe(first.id);
  const [customer] = world.customersOf(uid);
  expect(customer).not.toBe(lost);
  expect((await session(second.id)).customer).toBe(customer);
});

/** Runs work just before the provider makes the next session. */
function beforeNextSession(work: () => Promise<unknown>): void {
  const { sessions } = world.stripe.checkout;
  const create = sessions.create.bind(sessions);
  jest.spyOn(sessions, 'create').mockImplementationOnce((async (
    ...args: Parameters<typeof create>
  ) => {
    await work();
    return create(...args);
  }) as typeof create);
}

/** Pays a session in another tab just before the provider makes the next one. */
const payBeforeNextSession = (id: string, after?: () => Promise<unknown>) =>
  beforeNextSession(async () => {
    world.sandbox.pay(id);
    await after?.();
  });

test('a session that another tab pays meanwhile leaves no second open session', async () => {
  const uid = newcomer();
  const first = await ask(uid, 'BASIC_monthly');
  payBeforeNextSession(first.id);
  await expect(ask(uid, 'VIP_monthly')).rejects.toMatchObject({
    code: 'failed-precondition',
    details: { reason: 'web-plan' },
  });
  const [customer = ''] = world.customersOf(uid);
  const open = await world.stripe.checkout.sessions.list({ customer, status: 'open' });
  expect(open.data).toEqual([]);
  const { data } = await world.stripe.subscriptions.list({ customer, status: 'all' });
  expect(data).toHaveLength(1);
});

test('a plan that a store sells meanwhile leaves no open session', async () => {
  const uid = newcomer();
  beforeNextSession(() => db.doc(`Billing/${uid}`).set({ store: plan({}) }, { merge: true }));
  await expect(ask(uid, 'VIP_monthly')).rejects.toMatchObject({
    code: 'failed-precondition',
    details: { reason: 'store-plan' },
  });
  const [customer = ''] = world.customersOf(uid);
  const { data } = await world.stripe.checkout.sessions.list({ customer });
  expect(data.map(({ status }) => status)).toEqual(['expired']);
});

test('a trial that began and ended meanwhile leaves a session without a trial', async () => {
  const uid = newcomer();
  const first = await ask(uid, 'BASIC_monthly');
  const [customer = ''] = world.customersOf(uid);
  const subscriptions = async () =>
    (await world.stripe.subscriptions.list({ customer, status: 'all' })).data;
  payBeforeNextSession(first.id, async () => {
    for (const { id } of await subscriptions()) await world.stripe.subscriptions.cancel(id);
  });
  const { id } = await ask(uid, 'VIP_monthly');
  world.sandbox.pay(id);
  expect((await subscriptions()).map(({ status }) => status).sort()).toEqual([
    'active',
    'canceled',
  ]);
});

test.each([
  ['the same person', true, 'active'],
  ['a stranger', false, 'trialing'],
])('a trial of %s that begins meanwhile is seen', async (_, isSame, status) => {
  const uid = newcomer();
  const user = { email: isSame ? `${uid}+2@example.com` : 'x@example.com', providerData: [] };
  const [pseudonym = ''] = trialPseudonymsOf(user, world.services.pseudonymKey);
  const remember = () => db.doc(`UsedTrials/${pseudonym}`).set({ rememberedAt: new Date() });
  beforeNextSession(remember);
  const { id } = await ask(uid, 'BASIC_monthly');
  world.sandbox.pay(id);
  const [customer = ''] = world.customersOf(uid);
  const { data } = await world.stripe.subscriptions.list({ customer });
  expect(data.map((one) => one.status)).toEqual([status]);
  const open = await world.stripe.checkout.sessions.list({ customer, status: 'open' });
  expect(open.data).toEqual([]);
});

test('an expired session is replaced', async () => {
  const uid = newcomer();
  const first = await ask(uid, 'BASIC_monthly');
  await world.stripe.checkout.sessions.expire(first.id);
  const second = await ask(uid, 'BASIC_monthly');
  expect((await session(second.id)).status).toBe('open');
});

test.each([
  ['a plan of the web', async (uid: string) => world.buy(uid, 'VIP_monthly'), 'web-plan'],
  [
    'a plan of the App Store',
    async (uid: string) => void (await db.doc(`Entitlements/${uid}`).set(plan({}))),
    'store-plan',
  ],
  [
    'a plan of the Play Store',
    async (uid: string) =>
      void (await db.doc(`Entitlements/${uid}`).set(plan({ platform: 'android' }))),
    'store-plan',
  ],
])('%s that runs refuses another [HTTP-400]', async (_, prepare, reason) => {
  const uid = newcomer();
  await prepare(uid);
  await expect(ask(uid, 'BASIC_monthly')).rejects.toMatchObject({
    code: 'failed-precondition',
    details: { reason },
  });
});

test('an ended plan of a store allows a checkout, but no second trial', async () => {
  const uid = newcomer();
  await db.doc(`Entitlements/${uid}`).set(plan({ expires_date: '2026-02-01T00:00:00.000Z' }));
  const { id } = await ask(uid, 'BASIC_monthly');
  world.sandbox.pay(id);
  const { data } = await world.stripe.subscriptions.list({ status: 'all', limit: 1 });
  expect(data[0]).toMatchObject({ status: 'active', trial_end: null });
});

test('a trial is given once, also after the plan has ended [CONST-trial-wording]', async () => {
  const uid = newcomer();
  await world.buy(uid, 'BASIC_monthly');
  const [customer = ''] = world.customersOf(uid);
  const subscriptions = async () =>
    (await world.stripe.subscriptions.list({ customer, status: 'all' })).data;
  const [first] = await subscriptions();
  expect(first?.status).toBe('trialing');
  await world.stripe.subscriptions.cancel(first?.id ?? '');
  await world.buy(uid, 'BASIC_monthly');
  expect((await subscriptions()).map(({ status }) => status).sort()).toEqual([
    'active',
    'canceled',
  ]);
});

test('a trial of a deleted account of the same person counts', async () => {
  const uid = newcomer();
  const { pseudonymKey } = world.services;
  const user = { email: `${uid}@example.com`, providerData: [] };
  const [pseudonym = ''] = trialPseudonymsOf(user, pseudonymKey);
  await db.doc(`UsedTrials/${pseudonym}`).set({ rememberedAt: new Date() });
  const { id } = await ask(uid, 'BASIC_monthly');
  world.sandbox.pay(id);
  const [customer = ''] = world.customersOf(uid);
  const { data } = await world.stripe.subscriptions.list({ customer });
  expect(data[0]?.status).toBe('active');
});

test.each([
  ['an unknown package', 'GOLD_monthly', {}, 'not-found', undefined],
  ['PRIVATE without an hour', 'PRIVATE_monthly', {}, 'failed-precondition', 'slot-missing'],
  ['a package of the app', 'APP_monthly', {}, 'failed-precondition', 'not-sold-here'],
  [
    'an hour that is not needed',
    'BASIC_monthly',
    { selectedPrivateLesson: 'mon-9' },
    'invalid-argument',
    undefined,
  ],
])('%s is refused, and nothing is written', async (_, packageID, more, code, reason) => {
  const before = await contentOf(db);
  const uid = newcomer();
  await expect(ask(uid, packageID, more)).rejects.toMatchObject({
    code,
    ...(reason !== undefined && { details: { reason } }),
  });
  await expect(contentOf(db)).resolves.toEqual(before);
  expect(world.customersOf(uid)).toEqual([]);
});

test('an unknown offer is not-found', async () => {
  const request = { offerID: 'NOTHING', packageID: 'BASIC_monthly' };
  await expect(createCheckout(request, member(newcomer()), world.services)).rejects.toMatchObject({
    code: 'not-found',
  });
});

test('a deleted account is unauthenticated', async () => {
  const uid = newcomer();
  await db.doc(`AccountDeletions/${uid}`).set({ done: [] });
  await expect(ask(uid, 'BASIC_monthly')).rejects.toMatchObject({ code: 'unauthenticated' });
  await expect(ask('nobody', 'BASIC_monthly')).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('without the provider it is unavailable, and nothing is written [HTTP-503]', async () => {
  const uid = newcomer();
  const down = new Stripe('sk_test_sandbox', {
    httpClient: Stripe.createFetchHttpClient(() => Promise.reject(new Error('refused'))),
    maxNetworkRetries: 0,
  });
  const before = await contentOf(db);
  const request = { offerID: OFFER.offerID, packageID: 'BASIC_monthly' };
  await expect(
    createCheckout(request, member(uid), { ...world.services, stripe: down }),
  ).rejects.toMatchObject({ code: 'unavailable' });
  await expect(contentOf(db)).resolves.toEqual(before);
});

test('50 concurrent checkouts of one learner: one customer, one session, one subscription', async () => {
  const uid = newcomer();
  const opened = await Promise.all(Array.from({ length: 50 }, () => ask(uid, 'VIP_monthly')));
  expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
  expect(world.customersOf(uid)).toHaveLength(1);
  world.sandbox.pay(opened[0]?.id ?? '');
  const [customer = ''] = world.customersOf(uid);
  const { data } = await world.stripe.subscriptions.list({ customer, status: 'all' });
  expect(data).toHaveLength(1);
});

test('concurrent checkouts for different packages leave one open session', async () => {
  const uid = newcomer();
  const names = ['BASIC_monthly', 'BASIC_annually', 'VIP_monthly', 'VIP_annually'];
  const results = await Promise.allSettled(
    Array.from({ length: 8 }, (_, index) => ask(uid, names[index % 4] ?? '')),
  );
  for (const result of results) {
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'aborted' });
  }
  const [customer = ''] = world.customersOf(uid);
  const { data } = await world.stripe.checkout.sessions.list({ customer, status: 'open' });
  expect(data.length).toBeLessThanOrEqual(1);
  await ask(uid, 'VIP_monthly');
  const after = await world.stripe.checkout.sessions.list({ customer, status: 'open' });
  expect(after.data).toHaveLength(1);
});
