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
import { reconcile } from './reconcile';
import { syncOwn } from './sync.function';
import { createBillingWorld, type BillingWorld } from './testing/billing-world';

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
/** Buys, and says how the plan has begun. */
async function buy(uid: string, card?: string): Promise<string | undefined> {
  await world.buy(uid, 'BASIC_monthly', card);
  await world.sandbox.settle();
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
  // A person who never had one gets it.
  await signUp('beat', 'beat@example.com');
  expect(await buy('beat')).toBe('trialing');
});

test('an address that was left needs no deletion to be known again', async () => {
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

test('what is remembered already is not remembered anew, so that its time runs out', async () => {
  await signUp('vreni', 'vreni@example.com');
  await buy('vreni');
  const times = async () =>
    (await db.collection('UsedTrials').get()).docs.map((one) => one.updateTime.toMillis());
  const before = await times();
  expect(before.length).toBeGreaterThan(0);
  await syncOwn('vreni', world.services);
  expect(await times()).toEqual(before);
});

test('an address that was only asked for is a stranger’s: it has its trial', async () => {
  await signUp('vreni', 'vreni@example.com');
  await buy('vreni');
  await prepare('vreni', 'beat@example.com');
  await signUp('beat', 'beat@example.com');
  expect(await buy('beat')).toBe('trialing');
});

test('somebody without a trial may change the address and have one later', async () => {
  await signUp('vreni', 'vreni@example.com');
  await prepare('vreni', 'second@example.com');
  await changeAddress('vreni', 'second@example.com');
  await signUp('beat', 'vreni@example.com');
  expect(await buy('vreni')).toBe('trialing');
  expect(await buy('beat')).toBe('trialing');
});

test('an address that was remembered with its tag is still known', async () => {
  const { pseudonymKey } = world.services;
  const id = pseudonymOf(pseudonymKey, 'trial', 'email:vreni+old@example.com');
  await db.doc(`UsedTrials/${id}`).set({ rememberedAt: FieldValue.serverTimestamp() });
  await signUp('again', 'Vreni+old@example.com');
  expect(await buy('again')).toBe('active');
});

test('the card of an earlier trial is told to the operator, and refuses and charges nobody', async () => {
  await signUp('vreni', 'vreni@example.com');
  await signUp('beat', 'beat@example.com');
  const known = async () =>
    (await db.collection('Audit').where('action', '==', 'trial-card-known').get()).docs.map((one) =>
      one.data(),
    );
  expect(await buy('vreni', '4242 4242 4242 4242')).toBe('trialing');
  await syncOwn('vreni', world.services);
  expect(await known()).toEqual([]);
  expect(await buy('beat', '4242 4242 4242 4242')).toBe('trialing');
  await syncOwn('beat', world.services);
  expect(await known()).toMatchObject([{ uid: 'beat', by: 'school' }]);
  expect(logged.filter((line) => line.includes('card'))).toHaveLength(1);
  const [customer = ''] = world.customersOf('beat');
  const { data } = await world.stripe.charges.list({ customer });
  expect(data.filter(({ amount }) => amount > 0)).toEqual([]);
  // Nobody reads a person or a card from it.
  const used = await db.collection('UsedTrials').get();
  for (const one of used.docs) {
    expect(one.id).toMatch(/^[\w-]{43}$/);
    expect(Object.keys(one.data())).toEqual(['rememberedAt']);
  }
});

test('a trial opens although the person cannot be asked for; the next projection remembers it', async () => {
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
