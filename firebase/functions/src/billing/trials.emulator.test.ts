import type { Auth } from 'firebase-admin/auth';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { requestAccountDeletion } from '../account/deletion/request-account-deletion';
import { prepareEmailChange } from '../account/email-change/prepare-email-change';
import { pseudonymOf } from '../people/pseudonym';
import { testServices, UNLIMITED } from '../account/testing/services';
import { member } from '../testing/callers';
import { emptyDatabase } from '../testing/emulator-database';
import { emptyIdentities } from '../testing/emulator-identities';
import { deletionProvider } from '../account/deletion/deletion-provider';
import { createCheckout } from './checkout/create-checkout';
import { reconcile } from './reconcile';
import { syncOwn } from './sync.function';
import { createBillingWorld, type BillingWorld } from './testing/billing-world';
import { OFFER } from './testing/offer';

let db: Firestore;
let auth: Auth;
let close: () => Promise<void>;
let world: BillingWorld;
const logged: string[] = [];
beforeEach(async () => {
  db = await emptyDatabase('trials');
  ({ auth, close } = await emptyIdentities('trials'));
  logged.length = 0;
  world = await createBillingWorld(db, {}, (services) => ({
    ...services,
    identities: auth,
    log: (result) => void logged.push(result),
  }));
});
afterEach(async () => {
  await db.terminate();
  await close();
});

const signUp = (uid: string, email: string) => auth.createUser({ uid, email });
const changeAddress = (uid: string, email: string) => auth.updateUser(uid, { email });
const prepare = (uid: string, newEmail: string) =>
  prepareEmailChange({ newEmail }, member(uid), world.services);
/** Buys BASIC, and returns the status of the plan. */
async function buy(uid: string, card?: string): Promise<string | undefined> {
  await world.untold(() => world.buy(uid, 'BASIC_monthly', card));
  await syncOwn(uid, world.services);
  const [customer = ''] = world.customersOf(uid);
  return (await world.stripe.subscriptions.list({ customer })).data[0]?.status;
}
async function deleteAccount(uid: string): Promise<void> {
  const { services } = testServices(db, auth, {
    billing: deletionProvider(world.services),
    pseudonymKey: world.services.pseudonymKey,
    now: () => new Date(),
  });
  const answer = await requestAccountDeletion(member(uid, Date.now()), services, UNLIMITED);
  expect(answer).toMatchObject({ status: 'deleted' });
}

test('trial, another address, deletion, a new account with the old address: no second trial', async () => {
  await signUp('vreni', 'vreni@example.com');
  expect(await buy('vreni')).toBe('trialing');
  await prepare('vreni', 'second@example.com');
  await changeAddress('vreni', 'second@example.com');
  await prepare('vreni', 'third@example.com');
  await changeAddress('vreni', 'third@example.com');
  await deleteAccount('vreni');
  for (const name of ['vreni', 'second', 'third', 'Vreni+again']) {
    const uid = `again-${name}`;
    await signUp(uid, `${name}@example.com`);
    expect(await buy(uid)).toBe('active');
  }
  // A person without an earlier trial gets one.
  await signUp('beat', 'beat@example.com');
  expect(await buy('beat')).toBe('trialing');
});

test('a trial of a former address is known without a deletion', async () => {
  await signUp('vreni', 'vreni@example.com');
  await buy('vreni');
  await changeAddress('vreni', 'second@example.com');
  await signUp('again', 'vreni@example.com');
  expect(await buy('again')).toBe('active');
});

test.each([
  ['a projection', () => syncOwn('vreni', world.services)],
  ['the nightly job', () => reconcile(world.services)],
])('an address that was never prepared is remembered by %s', async (_, run) => {
  await signUp('vreni', 'vreni@example.com');
  await buy('vreni');
  await changeAddress('vreni', 'second@example.com');
  await run();
  await changeAddress('vreni', 'third@example.com');
  await signUp('again', 'second@example.com');
  expect(await buy('again')).toBe('active');
});

test('a stored trial is not stored again, so that its time can expire', async () => {
  await signUp('vreni', 'vreni@example.com');
  await buy('vreni');
  const times = async () =>
    (await db.collection('UsedTrials').get()).docs.map((one) => one.updateTime.toMillis());
  const before = await times();
  expect(before.length).toBeGreaterThan(0);
  await syncOwn('vreni', world.services);
  expect(await times()).toEqual(before);
});

test('an address that was only asked for still has its trial', async () => {
  await signUp('vreni', 'vreni@example.com');
  await buy('vreni');
  await prepare('vreni', 'beat@example.com');
  await signUp('beat', 'beat@example.com');
  expect(await buy('beat')).toBe('trialing');
});

test('a learner without a trial may change the address and get a trial later', async () => {
  await signUp('vreni', 'vreni@example.com');
  await prepare('vreni', 'second@example.com');
  await changeAddress('vreni', 'second@example.com');
  await signUp('beat', 'vreni@example.com');
  expect(await buy('vreni')).toBe('trialing');
  expect(await buy('beat')).toBe('trialing');
});

test('an address that was stored with its tag is still known', async () => {
  const { pseudonymKey } = world.services;
  const id = pseudonymOf(pseudonymKey, 'trial', 'email:vreni+old@example.com');
  await db.doc(`UsedTrials/${id}`).set({ rememberedAt: FieldValue.serverTimestamp() });
  await signUp('again', 'Vreni+old@example.com');
  expect(await buy('again')).toBe('active');
});

test('the card of an earlier trial is reported to the operator, and does not end the trial', async () => {
  await signUp('vreni', 'vreni@example.com');
  await signUp('beat', 'beat@example.com');
  const known = async () =>
    (await db.collection('Audit').where('action', '==', 'trial-card-known').get()).docs.map((one) =>
      one.data(),
    );
  expect(await buy('vreni', '4242 4242 4242 4242')).toBe('trialing');
  await syncOwn('vreni', world.services);
  expect(await known()).toEqual([]);
  await signUp('beat-2', 'beat+2@example.com');
  const second = await open('beat-2');
  expect(await buy('beat', '4242 4242 4242 4242')).toBe('trialing');
  await syncOwn('beat', world.services);
  expect(await pageOf(second)).toBe('expired');
  expect(await known()).toMatchObject([{ uid: 'beat', by: 'school' }]);
  expect(logged.filter((line) => line.includes('card'))).toHaveLength(1);
  const [customer = ''] = world.customersOf('beat');
  const { data } = await world.stripe.charges.list({ customer });
  expect(data.filter(({ amount }) => amount > 0)).toEqual([]);
  // The documents name no person and no card.
  const used = await db.collection('UsedTrials').get();
  for (const one of used.docs) {
    expect(one.id).toMatch(/^[\w-]{43}$/);
    expect(Object.keys(one.data())).toEqual(['rememberedAt']);
  }
});

test('a stored card is known by the keyed hash of its fingerprint', async () => {
  await signUp('vreni', 'vreni@example.com');
  expect(await buy('vreni', '4242 4242 4242 4242')).toBe('trialing');
  const [customer = ''] = world.customersOf('vreni');
  const { data } = await world.stripe.paymentMethods.list({ customer });
  const fingerprint = data[0]?.card?.fingerprint ?? '';
  expect(fingerprint).not.toBe('');
  const id = pseudonymOf(world.services.pseudonymKey, 'trial-card', fingerprint);
  expect((await db.doc(`UsedTrials/${id}`).get()).exists).toBe(true);
  const other = pseudonymOf(world.services.pseudonymKey, 'trial', fingerprint);
  expect((await db.doc(`UsedTrials/${other}`).get()).exists).toBe(false);
});

test('a trial opens while the identity provider is down; the next projection stores it', async () => {
  await signUp('vreni', 'vreni@example.com');
  await world.buy('vreni', 'BASIC_monthly');
  const getUser = () => Promise.reject(new Error('down'));
  const identities = { getUser, getUserByEmail: getUser, deleteUser: async () => undefined };
  await syncOwn('vreni', { ...world.services, identities });
  expect(await world.entitlementOf('vreni')).toMatchObject({ Tier: 1 });
  expect(logged).toContain('a trial was not remembered');
  await syncOwn('vreni', world.services);
  await changeAddress('vreni', 'second@example.com');
  await signUp('again', 'vreni@example.com');
  expect(await buy('again')).toBe('active');
});

/** Opens a checkout, without a payment. */
async function open(uid: string): Promise<string> {
  const request = { offerID: OFFER.offerID, packageID: 'VIP_monthly' };
  return (await createCheckout(request, member(uid), world.services)).id;
}
const pageOf = async (id: string) => (await world.stripe.checkout.sessions.retrieve(id)).status;
async function plansOf(uid: string) {
  const [customer = ''] = world.customersOf(uid);
  const { data } = await world.stripe.subscriptions.list({ customer, status: 'all' });
  return data.map(({ status }) => status);
}
const charges = () => Object.values(world.sandbox.state.charges);
/** One person with three accounts, and a stranger. */
async function signUpFour(): Promise<void> {
  await signUp('vreni', 'vreni@example.com');
  await signUp('vreni-2', 'vreni+2@example.com');
  await signUp('vreni-3', 'Vreni+3@example.com');
  await signUp('beat', 'beat@example.com');
}

test('a beginning trial expires open checkouts with a trial of the same person only', async () => {
  await signUpFour();
  const [own, second, third, stranger] = [
    await open('vreni'),
    await open('vreni-2'),
    await open('vreni-3'),
    await open('beat'),
  ];
  world.sandbox.pay(own);
  await world.sandbox.settle();
  expect(await plansOf('vreni')).toEqual(['trialing']);
  expect([await pageOf(second), await pageOf(third)]).toEqual(['expired', 'expired']);
  expect(await pageOf(stranger)).toBe('open');
  // A new checkout has no trial, so it charges.
  expect(await buy('vreni-2')).toBe('active');
  expect(charges()).toHaveLength(1);
  world.sandbox.pay(stranger);
  expect(await plansOf('beat')).toEqual(['trialing']);
});

test('free days that the school adds to a paid plan are no second trial', async () => {
  await signUpFour();
  expect(await buy('vreni')).toBe('trialing');
  expect(await buy('vreni-2')).toBe('active');
  await world.sandbox.advanceDays(1);
  const [customer = ''] = world.customersOf('vreni-2');
  const [own] = (await world.stripe.subscriptions.list({ customer })).data;
  const trial_end = Math.floor(Date.now() / 1000) + 40 * 86_400;
  await world.stripe.subscriptions.update(own?.id ?? '', { trial_end, proration_behavior: 'none' });
  await world.sandbox.settle();
  expect(await plansOf('vreni-2')).toEqual(['trialing']);
});

test('a checkout that cannot be expired does not stop a trial; its own trial ends later', async () => {
  await signUpFour();
  const [own, second] = [await open('vreni'), await open('vreni-2')];
  jest
    .spyOn(world.stripe.checkout.sessions, 'expire')
    .mockImplementation(() => Promise.reject(new Error('down')));
  world.sandbox.pay(own);
  await world.sandbox.settle();
  expect(await world.entitlementOf('vreni')).toMatchObject({ Tier: 2 });
  expect(await pageOf(second)).toBe('open');
  world.sandbox.pay(second);
  await world.sandbox.settle();
  expect(await plansOf('vreni-2')).toEqual(['canceled']);
});

test('of three trials that began before the first event, one is left, and nothing is charged', async () => {
  await signUpFour();
  const pages = [await open('vreni'), await open('vreni-2'), await open('vreni-3')];
  pages.push(await open('beat'));
  for (const page of pages) world.sandbox.pay(page);
  const uids = ['vreni', 'vreni-2', 'vreni-3'];
  for (const uid of uids) expect(await plansOf(uid)).toEqual(['trialing']);
  await world.sandbox.settle();
  expect(await plansOf('beat')).toEqual(['trialing']);
  // The trial of the first event stays, and events have no order.
  const plans = await Promise.all(uids.map(plansOf));
  const [kept = '', ...others] = uids.filter((_, index) => plans[index]?.[0] === 'trialing');
  expect(others).toEqual([]);
  const ended = uids.filter((uid) => uid !== kept);
  for (const uid of ended) {
    expect(await plansOf(uid)).toEqual(['canceled']);
    const plan = await world.entitlementOf(uid);
    expect(Date.parse(plan?.expires_date ?? '')).toBeLessThanOrEqual(Date.now());
    // One projection may write both, at the same moment.
    const told = await db.collection(`Entitlements/${uid}/Confirmations`).orderBy('kind').get();
    expect(told.docs.map((one) => one.data())).toMatchObject([
      { kind: 'ended', identifier: 'VIP_monthly', hadTrial: true },
      { kind: 'purchase', identifier: 'VIP_monthly', amount: { unit_amount: 0 } },
    ]);
  }
  const asked = await db.collection('Audit').where('action', '==', 'plan-end-asked').get();
  expect([...new Set(asked.docs.map((one) => String(one.get('uid'))))].sort()).toEqual(ended);
  expect(new Set(asked.docs.map((one) => String(one.get('why'))))).toEqual(new Set(['had-trial']));
  await world.untold(() => world.sandbox.advanceDays(35));
  expect(charges().map(({ customer }) => customer)).toEqual([
    ...world.customersOf(kept),
    ...world.customersOf('beat'),
  ]);
});
