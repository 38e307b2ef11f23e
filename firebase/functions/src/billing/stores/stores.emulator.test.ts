import { createHmac } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import type { StoreWebhookRequest } from 'stand-ins/stores';
import Stripe from 'stripe';
import { member } from '../../testing/callers';
import { emptyDatabase } from '../../testing/emulator-database';
import { createCheckout } from '../checkout/create-checkout';
import { changePlan } from '../manage/change-plan';
import { createCardUpdate } from '../manage/card-update';
import { cancelPlan, uncancelPlan } from '../manage/manage-plan';
import { deletionProvider } from '../../account/deletion/deletion-provider';
import { reconcile } from '../reconcile';
import { syncOwn } from '../sync.function';
import { OFFER } from '../testing/offer';
import { createStoreWorld, type StoreWorld } from '../testing/store-world';
import { answerStoreWebhook } from './answer-store-webhook';
import { syncStore } from './sync-store';

let db: Firestore;
let world: StoreWorld;
beforeEach(async () => {
  db = await emptyDatabase('stores');
  world = await createStoreWorld(db);
  for (const uid of ['anna', 'beat']) world.accounts.add(uid);
});
afterEach(() => db.terminate());

const runs = async (uid: string) => {
  const plan = await world.entitlementOf(uid);
  return plan !== undefined && Date.parse(plan.expires_date) > Date.now();
};

test('a plan of a store opens lessons, renews and ends', async () => {
  world.stores.purchase('anna', 'basic_monthly', 'android');
  await world.stores.settle();
  expect(await world.entitlementOf('anna')).toMatchObject({
    Tier: 1,
    platform: 'android',
    ProductID: 'basic_monthly',
    cancels: false,
  });
  expect(await runs('anna')).toBe(true);
  world.stores.advanceDays(40);
  await world.stores.settle();
  expect(await runs('anna')).toBe(true);
  world.stores.cancel('anna', 'basic_monthly');
  await world.stores.settle();
  expect(await world.entitlementOf('anna')).toMatchObject({ cancels: true });
  expect(await runs('anna')).toBe(true);
  world.stores.expire('anna', 'basic_monthly');
  await world.stores.settle();
  expect(await runs('anna')).toBe(false);
});

test('a refund ends at once; a payment that fails keeps the plan open in the grace', async () => {
  world.stores.purchase('anna', 'vip_monthly', 'ios');
  world.stores.purchase('beat', 'vip_monthly', 'ios');
  world.stores.refund('beat', 'vip_monthly');
  world.stores.setNextPayment('declined');
  world.stores.advanceDays(32);
  await world.stores.settle();
  expect(await runs('anna')).toBe(true);
  expect(await runs('beat')).toBe(false);
});

/** Opens a checkout on the web, without a payment. */
const openOnWeb = async (uid: string) =>
  (
    await createCheckout(
      { offerID: OFFER.offerID, packageID: 'VIP_monthly' },
      member(uid),
      world.services,
    )
  ).id;
const onWeb = async (uid: string) => {
  const [customer = ''] = world.customersOf(uid);
  const { data } = await world.stripe.subscriptions.list({ customer, status: 'all' });
  return data.map(({ status }) => status);
};
/** Moves both clocks, so that the next event is more than a second later. */
async function nextDay(): Promise<void> {
  world.stores.advanceDays(1);
  await world.sandbox.advanceDays(1);
}

test('a purchase in a store expires only the buyer’s open checkout', async () => {
  const [own, other] = [await openOnWeb('anna'), await openOnWeb('beat')];
  const { sessions } = world.stripe.checkout;
  const [customer = ''] = world.customersOf('anna');
  const card = await sessions.create({
    mode: 'setup',
    currency: 'chf',
    customer,
    success_url: 'http://localhost:3000/success',
  });
  world.stores.purchase('anna', 'basic_monthly', 'ios');
  await world.stores.settle();
  expect((await sessions.retrieve(own)).status).toBe('expired');
  // A page without a sale stays open.
  expect((await sessions.retrieve(card.id)).status).toBe('open');
  expect((await sessions.retrieve(other)).status).toBe('open');
  expect(() => world.sandbox.pay(own)).toThrow(/expired/);
  world.sandbox.pay(other);
  expect(await onWeb('beat')).toEqual(['trialing']);
});

test('a store’s plan opens while Stripe is down; the next sync expires the checkout', async () => {
  const page = await openOnWeb('anna');
  world.stores.setDeliveries('hold');
  world.stores.purchase('anna', 'basic_monthly', 'ios');
  const cause = { by: 'provider', why: 'told' } as const;
  jest.spyOn(world.stripe.checkout.sessions, 'list').mockImplementationOnce(() => {
    throw new Stripe.errors.StripeConnectionError({ type: 'api_error', message: 'down' });
  });
  await expect(syncStore(world.services, 'anna', cause)).rejects.toMatchObject({
    code: 'unavailable',
  });
  expect(await world.entitlementOf('anna')).toMatchObject({ Tier: 1, platform: 'ios' });
  await syncStore(world.services, 'anna', cause);
  expect((await world.stripe.checkout.sessions.retrieve(page)).status).toBe('expired');
});

test.each([
  ['the store tells first', ['stores', 'sandbox']],
  ['the web tells first', ['sandbox', 'stores']],
] as const)(
  'a trial that begins after a store has sold a plan ends, and nothing is charged: %s',
  async (_, order) => {
    const page = await openOnWeb('anna');
    world.stores.purchase('anna', 'basic_monthly', 'ios');
    await world.sandbox.advanceDays(0.5);
    world.sandbox.pay(page);
    for (const provider of order) await world[provider].settle();
    expect(await onWeb('anna')).toEqual(['canceled']);
    expect(await world.entitlementOf('anna')).toMatchObject({ Tier: 1, platform: 'ios' });
    expect(await world.entitlementOf('anna')).not.toHaveProperty('beside');
    expect(Object.values(world.sandbox.state.charges)).toEqual([]);
    const told = await db.collection('Entitlements/anna/Confirmations').get();
    expect(told.docs.map((one) => one.data())).toContainEqual(
      expect.objectContaining({ kind: 'ended', identifier: 'VIP_monthly', hadTrial: true }),
    );
  },
);

test('a trial that began before a store sold a plan goes on', async () => {
  await world.buy('anna', 'VIP_monthly');
  await world.sandbox.settle();
  await nextDay();
  world.stores.purchase('anna', 'basic_monthly', 'ios');
  await world.stores.settle();
  expect(await onWeb('anna')).toEqual(['trialing']);
  expect(await world.entitlementOf('anna')).toMatchObject({
    Tier: 2,
    platform: 'web',
    beside: { platform: 'ios' },
  });
});

test('a trial goes on if the store’s plan ended before it, although no event came', async () => {
  const page = await openOnWeb('anna');
  world.stores.purchase('anna', 'basic_monthly', 'ios');
  world.stores.expire('anna', 'basic_monthly');
  world.sandbox.pay(page);
  await world.stores.settle();
  await world.sandbox.settle();
  expect(await onWeb('anna')).toEqual(['trialing']);
});

test('a transfer takes the plan from one learner and gives it to the other', async () => {
  world.stores.purchase('anna', 'basic_monthly', 'ios');
  await world.stores.settle();
  world.stores.transfer('anna', 'beat');
  await world.stores.settle();
  expect(await runs('anna')).toBe(false);
  expect(await runs('beat')).toBe(true);
});

test('a purchase without a webhook is found by the learner’s page and by the nightly job', async () => {
  world.stores.setDeliveries('hold');
  for (const uid of ['anna', 'beat']) world.stores.purchase(uid, 'basic_monthly', 'ios');
  await world.stores.settle();
  expect(await world.entitlementOf('anna')).toBeUndefined();
  await expect(syncOwn('anna', world.services)).resolves.toMatchObject({
    basic_monthly: { cancels: false, Tier: 1 },
  });
  await expect(reconcile(world.services)).resolves.toMatchObject({ failed: 0, isComplete: true });
  expect(await runs('beat')).toBe(true);
});

test('a busy service is asked again', async () => {
  world.stores.purchase('anna', 'basic_monthly', 'ios');
  world.stores.setTrouble(429, 2);
  await world.stores.settle();
  expect(await runs('anna')).toBe(true);
});

test('of a web plan and a store plan the higher gives access, and after its end the other', async () => {
  await world.buy('anna', 'BASIC_monthly');
  await world.sandbox.settle();
  await nextDay();
  world.stores.purchase('anna', 'vip_monthly', 'ios');
  await world.stores.settle();
  const both = await world.entitlementOf('anna');
  expect(both).toMatchObject({ Tier: 2, platform: 'ios' });
  expect(Object.keys(both?.subscriptions ?? {}).sort()).toEqual(['basic_monthly', 'vip_monthly']);
  // After an event of Stripe, the store's plan still gives access.
  await syncOwn('anna', world.services);
  expect(await world.entitlementOf('anna')).toMatchObject({ Tier: 2, platform: 'ios' });
  world.stores.expire('anna', 'vip_monthly');
  await world.stores.settle();
  expect(await world.entitlementOf('anna')).toMatchObject({ Tier: 1, platform: 'web' });
  expect(await runs('anna')).toBe(true);
});

test('a store’s plan opens after the end of a higher web plan, without an event of the store', async () => {
  await world.buy('anna', 'VIP_monthly');
  await world.sandbox.settle();
  await nextDay();
  world.stores.purchase('anna', 'basic_monthly', 'ios');
  await world.stores.settle();
  expect(await world.entitlementOf('anna')).toMatchObject({ Tier: 2, platform: 'web' });
  const [customer = ''] = world.customersOf('anna');
  const { data } = await world.stripe.subscriptions.list({ customer });
  await world.stripe.subscriptions.cancel(data[0]?.id ?? '');
  await world.sandbox.settle();
  expect(await world.entitlementOf('anna')).toMatchObject({ Tier: 1, platform: 'ios' });
  expect(await runs('anna')).toBe(true);
});

test('an event of an account in deletion writes nothing, without an error', async () => {
  world.stores.purchase('anna', 'basic_monthly', 'ios');
  await db.doc('AccountDeletions/anna').set({ requestedAt: 'now' });
  const cause = { by: 'provider', why: 'told' } as const;
  await expect(syncStore(world.services, 'anna', cause)).resolves.toBeUndefined();
  expect(await world.entitlementOf('anna')).toBeUndefined();
});

test('a running plan of a store refuses a checkout on the web; an ended one does not', async () => {
  const request = { offerID: OFFER.offerID, packageID: 'VIP_monthly' };
  world.stores.purchase('anna', 'basic_monthly', 'ios');
  await world.stores.settle();
  await expect(createCheckout(request, member('anna'), world.services)).rejects.toMatchObject({
    details: { reason: 'store-plan' },
  });
  world.stores.expire('anna', 'basic_monthly');
  await world.stores.settle();
  await expect(createCheckout(request, member('anna'), world.services)).resolves.toHaveProperty(
    'url',
  );
});

test('a purchase refuses a checkout before its webhook', async () => {
  const request = { offerID: OFFER.offerID, packageID: 'VIP_monthly' };
  world.stores.setDeliveries('hold');
  world.stores.purchase('anna', 'basic_monthly', 'ios');
  await expect(createCheckout(request, member('anna'), world.services)).rejects.toMatchObject({
    details: { reason: 'store-plan' },
  });
  // Beat has no purchase in a store. So the web sells him a plan, also while that service is
  // down.
  world.stores.setTrouble(503, 9);
  await expect(createCheckout(request, member('beat'), world.services)).resolves.toHaveProperty(
    'url',
  );
});

test('a learner with both plans can end the web plan, and cannot buy another', async () => {
  await world.buy('anna', 'BASIC_monthly');
  await world.sandbox.settle();
  await nextDay();
  world.stores.purchase('anna', 'vip_monthly', 'ios');
  await world.stores.settle();
  const refused = { details: { reason: 'store-plan' } };
  const change = { OfferID: OFFER.offerID, PackageID: 'VIP_annually' };
  await expect(changePlan(change, 'anna', world.services)).rejects.toMatchObject(refused);
  await expect(createCardUpdate('anna', world.services)).resolves.toHaveProperty('url');
  await expect(cancelPlan('anna', world.services)).resolves.toMatchObject({ cancels: true });
  const plan = await world.entitlementOf('anna');
  expect(plan).toMatchObject({ Tier: 2, platform: 'ios', cancels: false });
  expect(plan?.subscriptions).toMatchObject({
    basic_monthly: { cancels: true },
    vip_monthly: { cancels: false },
  });
  const again = { productIDToUncancel: 'basic_monthly' };
  await expect(uncancelPlan(again, 'anna', world.services)).rejects.toMatchObject(refused);
});

test('a learner with only a store plan has no web plan to end', async () => {
  world.stores.purchase('anna', 'vip_monthly', 'ios');
  await world.stores.settle();
  for (const ask of [cancelPlan, createCardUpdate]) {
    await expect(ask('anna', world.services)).rejects.toMatchObject({
      details: { reason: 'store-plan' },
    });
  }
});

test('a purchase that does not renew gives access, and moves with a transfer', async () => {
  world.stores.purchaseOnce('anna', 'vip_annually', 'ios');
  await world.stores.settle();
  expect(await world.entitlementOf('anna')).toMatchObject({
    identifier: 'VIP_annually',
    platform: 'ios',
    cancels: true,
  });
  expect(await runs('anna')).toBe(true);
  world.stores.transfer('anna', 'beat');
  await world.stores.settle();
  expect(await runs('anna')).toBe(false);
  expect(await runs('beat')).toBe(true);
  world.stores.advanceDays(367);
  await world.stores.settle();
  expect(await runs('beat')).toBe(false);
});

test('an event without a purchase at the service gives no access', async () => {
  const ask = () => syncOwn('anna', world.services);
  await expect(ask()).resolves.toEqual({});
  expect(await world.entitlementOf('anna')).toBeUndefined();
  world.stores.purchase('anna', 'basic_monthly', 'ios');
  await expect(ask()).resolves.toHaveProperty('basic_monthly');
});

test('a deleted account is deleted at the service, too', async () => {
  world.stores.purchase('anna', 'basic_monthly', 'ios');
  await world.stores.settle();
  await deletionProvider(world.services).deleteCustomer('anna');
  expect(world.stores.state.customers).toEqual([]);
});

describe('a delivery', () => {
  const requests: StoreWebhookRequest[] = [];
  beforeEach(async () => {
    requests.length = 0;
    world = await createStoreWorld(db, async (request) => (requests.push(request), 200));
    world.accounts.add('anna');
    world.stores.purchase('anna', 'basic_monthly', 'ios');
    await world.stores.settle();
  });
  const first = () => requests[0] ?? { body: '', headers: {} };
  const stored = async () => (await db.collection('ProviderEvents').get()).size;

  test('with the header and the signature is taken; again it changes nothing [API-revenueCatWebhook]', async () => {
    await expect(world.answer(first())).resolves.toMatchObject({ status: 200, body: 'stored' });
    await expect(world.answer(first())).resolves.toMatchObject({ body: 'known-already' });
    expect(await stored()).toBe(1);
    expect(await runs('anna')).toBe(true);
  });

  test.each([
    ['without a header', ({ authorization: _, ...headers }: Record<string, string>) => headers],
    [
      'with another header',
      (headers: Record<string, string>) => ({ ...headers, authorization: 'Bearer no' }),
    ],
    ['without a signature', ({ 'X-Signature': _, ...headers }: Record<string, string>) => headers],
    [
      'with an old signature',
      (headers: Record<string, string>) => ({ ...headers, 'X-Signature': 't=1,v1=00' }),
    ],
  ])('%s is refused and stored nowhere', async (_, change) => {
    const headers = change({ ...first().headers });
    await expect(world.answer({ ...first(), headers })).resolves.toMatchObject({ status: 401 });
    expect(await stored()).toBe(0);
    expect(await world.entitlementOf('anna')).toBeUndefined();
  });

  test.each([
    ['four minutes ago', -240, 200],
    ['in four minutes', 240, 200],
    ['more than five minutes ago', -310, 401],
    ['in more than five minutes', 400, 401],
  ])('that was signed rightly, but %s, is answered in time only', async (_, seconds, status) => {
    const { body, headers } = first();
    const t = Math.round(Date.now() / 1000) + seconds;
    const v1 = createHmac('sha256', 'signing').update(`${t}.${body}`).digest('hex');
    const signed = { ...headers, 'X-Signature': `t=${t},v1=${v1}` };
    await expect(world.answer({ body, headers: signed })).resolves.toMatchObject({ status });
  });

  test('with a changed body is refused', async () => {
    const body = first().body.replace('anna', 'beat');
    await expect(world.answer({ ...first(), body })).resolves.toMatchObject({ status: 401 });
  });

  test('is accepted with the older of two secrets, but not after its removal', async () => {
    const settings = { authorization: 'Bearer stores', signingSecrets: ['new', 'signing'] };
    const alone = { ...settings, signingSecrets: ['new'] };
    await expect(world.answer(first(), alone)).resolves.toMatchObject({ status: 401 });
    expect(await stored()).toBe(0);
    await expect(world.answer(first(), settings)).resolves.toMatchObject({ status: 200 });
  });

  test('is accepted only with the configured header', async () => {
    const settings = { authorization: 'Bearer new', signingSecrets: ['signing'] };
    await expect(world.answer(first(), settings)).resolves.toMatchObject({ status: 401 });
    expect(await stored()).toBe(0);
    const headers = { ...first().headers, authorization: 'Bearer new' };
    await expect(world.answer({ ...first(), headers }, settings)).resolves.toMatchObject({
      status: 200,
    });
    expect(await stored()).toBe(1);
  });

  test('is answered once it is stored, before its learners are read', async () => {
    const { stores } = world.services;
    if (stores === null) throw new Error('no stores');
    const { subscriptionsOf } = stores;
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    jest
      .spyOn(stores, 'subscriptionsOf')
      .mockImplementation(async (uid) => (await gate, subscriptionsOf(uid)));
    const settings = { authorization: 'Bearer stores', signingSecrets: [] };
    const { body, headers } = first();
    const request = { body, authorization: headers.authorization, signature: undefined };
    const { status, after } = await answerStoreWebhook(request, settings, world.services);
    expect(status).toBe(200);
    expect(await stored()).toBe(1);
    expect(await world.entitlementOf('anna')).toBeUndefined();
    const reading = after?.();
    open();
    await reading;
    expect(await runs('anna')).toBe(true);
  });

  test('that could not be stored gets 500, so that it comes again', async () => {
    const broken = { ...world.services, db: {} as Firestore };
    const { body, headers } = first();
    const request = { body, authorization: headers.authorization, signature: undefined };
    const settings = { authorization: 'Bearer stores', signingSecrets: [] };
    await expect(answerStoreWebhook(request, settings, broken)).resolves.toMatchObject({
      status: 500,
    });
  });

  test('is refused while no header is configured', async () => {
    const settings = { authorization: '', signingSecrets: [] };
    const headers = { authorization: '' };
    await expect(world.answer({ ...first(), headers }, settings)).resolves.toMatchObject({
      status: 401,
    });
  });

  const unsigned = { authorization: 'Bearer stores', signingSecrets: [] };
  const send = (body: string) =>
    world.answer({ body, headers: { authorization: 'Bearer stores' } }, unsigned);

  test.each(['TEST', 'EXPERIMENT_ENROLLMENT', 'A_TYPE_OF_TOMORROW'])(
    'of the type %s is stored, and answered with 200',
    async (type) => {
      await expect(send(JSON.stringify({ event: { id: 'evt-1', type } }))).resolves.toMatchObject({
        status: 200,
      });
      expect(await stored()).toBe(1);
    },
  );

  test.each([
    '',
    '[]',
    '{"event":{}}',
    '{"event":{"id":"../x","type":"TEST"}}',
    '{"event":{"id":"..","type":"TEST"}}',
    '{"event":{"id":"__x__","type":"TEST"}}',
  ])('that is no event (%j) is refused', async (body) => {
    await expect(send(body)).resolves.toMatchObject({ status: 400 });
    expect(await stored()).toBe(0);
  });

  test('with anonymous and unknown ids is no error', async () => {
    const event = { id: 'evt-2', type: 'TRANSFER', transferred_from: ['$RCAnonymousID:1'] };
    const body = JSON.stringify({ event: { ...event, transferred_to: ['nobody', 'anna'] } });
    await expect(send(body)).resolves.toMatchObject({ status: 200 });
    expect(await runs('anna')).toBe(true);
    expect((await db.doc('Entitlements/nobody').get()).exists).toBe(false);
  });

  test('whose read failed is read again at the next delivery', async () => {
    world.stores.setTrouble(503, 9);
    await expect(world.answer(first())).resolves.toMatchObject({ status: 200 });
    expect(await world.entitlementOf('anna')).toBeUndefined();
    world.stores.setTrouble(503, 0);
    await expect(world.answer(first())).resolves.toMatchObject({ status: 200 });
    expect(await runs('anna')).toBe(true);
  });
});
