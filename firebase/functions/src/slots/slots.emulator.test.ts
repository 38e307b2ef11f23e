import type { Firestore } from 'firebase-admin/firestore';
import { createCheckout } from '../billing/checkout/create-checkout';
import { createBillingWorld, type BillingWorld } from '../billing/testing/billing-world';
import { OFFER } from '../billing/testing/offer';
import { member } from '../testing/callers';
import { emptyDatabase } from '../testing/emulator-database';
import { freeAbandonedSlots, freeSlotsOf } from './free-slots';
import { holdSlot } from './hold-slot';

let db: Firestore;
let world: BillingWorld;
let count = 0;
beforeEach(async () => {
  db = await emptyDatabase('private-lessons');
  world = await createBillingWorld(db);
  await offer('mon-9', 'tue-10');
});
afterEach(() => db.terminate());

async function offer(...ids: string[]): Promise<void> {
  for (const id of ids) {
    const slot = { id, Day: 'MON', Meridiem: 'AM', Hour: 9, isBooked: false };
    await db.doc(`PrivateLessons/${id}`).set(slot);
  }
  await limit(5);
}
const limit = (MaxAmountOfLessons: number) =>
  db.doc('PrivateLessons/PrivateLessonsMetadata').set({ MaxAmountOfLessons, AmountOfLessons: 0 });
const read = async (path: string) => (await db.doc(path).get()).data();
const amount = async () =>
  (await read('PrivateLessons/PrivateLessonsMetadata'))?.AmountOfLessons as number;
const bookingOf = (id: string) => read(`PrivateLessonBookings/${id}`);
const isBooked = async (id: string) => (await read(`PrivateLessons/${id}`))?.isBooked as boolean;

function learner(): string {
  count += 1;
  const uid = `pupil-${count}`;
  world.accounts.add(uid);
  return uid;
}
const ask = (uid: string, selectedPrivateLesson: string) =>
  createCheckout(
    { offerID: OFFER.offerID, packageID: 'PRIVATE_monthly', selectedPrivateLesson },
    member(uid),
    world.services,
  );
const refused = (reason: string) => ({ code: 'failed-precondition', details: { reason } });

test('a checkout holds the slot, and its payment confirms it [ENTITY-slot] [ENTITY-slots-metadata]', async () => {
  const uid = learner();
  const { id } = await ask(uid, 'mon-9');
  expect(await bookingOf('mon-9')).toMatchObject({ StudentUID: uid, state: 'held' });
  expect(await isBooked('mon-9')).toBe(true);
  world.sandbox.pay(id);
  await world.sandbox.settle();
  expect(await bookingOf('mon-9')).toMatchObject({ StudentUID: uid, state: 'confirmed' });
  expect(await world.entitlementOf(uid)).toMatchObject({ PrivateLessonSlotID: 'mon-9' });
  expect(await amount()).toBe(1);
});

test('a slot of another student, and one that does not exist, are refused', async () => {
  await ask(learner(), 'mon-9');
  const rival = learner();
  await expect(ask(rival, 'mon-9')).rejects.toMatchObject(refused('slot-taken'));
  await expect(ask(rival, 'sun-3')).rejects.toMatchObject({ code: 'not-found' });
  await expect(ask(rival, 'PrivateLessonsMetadata')).rejects.toMatchObject({ code: 'not-found' });
  expect(await amount()).toBe(1);
});

test.each([
  ['reached', 1],
  // The school has lowered its maximum.
  ['exceeded', 0],
])('when the maximum is %s, the slot is given back [VALID-slots-full]', async (_, maximum) => {
  await limit(2);
  await ask(learner(), 'mon-9');
  await db.doc('PrivateLessons/PrivateLessonsMetadata').update({ MaxAmountOfLessons: maximum });
  await expect(ask(learner(), 'tue-10')).rejects.toMatchObject(refused('slots-full'));
  expect(await bookingOf('tue-10')).toBeUndefined();
  expect(await isBooked('tue-10')).toBe(false);
  expect(await amount()).toBe(1);
});

test('its checkout expires with the hold; a checkout without a slot lasts a day', async () => {
  const uid = learner();
  const { id } = await ask(uid, 'mon-9');
  const { expires_at } = await world.stripe.checkout.sessions.retrieve(id);
  expect(expires_at).toBe((await bookingOf('mon-9'))?.heldUntil);
  const other = await createCheckout(
    { offerID: OFFER.offerID, packageID: 'VIP_monthly' },
    member(learner()),
    world.services,
  );
  const { created, ...session } = await world.stripe.checkout.sessions.retrieve(other.id);
  expect(session.expires_at - created).toBe(24 * 60 * 60);
});

test('a school with a maximum below the sold number sells no more', async () => {
  await ask(learner(), 'mon-9');
  await db.doc('PrivateLessons/PrivateLessonsMetadata').update({ MaxAmountOfLessons: 0 });
  await expect(ask(learner(), 'tue-10')).rejects.toMatchObject(refused('slots-full'));
  expect(await bookingOf('tue-10')).toBeUndefined();
  await db.doc('PrivateLessons/PrivateLessonsMetadata').update({ MaxAmountOfLessons: 2 });
  await expect(ask(learner(), 'tue-10')).resolves.toMatchObject({ id: expect.any(String) });
});

test('a second request finds the same checkout; another slot frees the first', async () => {
  const uid = learner();
  const first = await ask(uid, 'mon-9');
  await expect(ask(uid, 'mon-9')).resolves.toEqual(first);
  expect(await amount()).toBe(1);
  const second = await ask(uid, 'tue-10');
  expect(second.id).not.toBe(first.id);
  await world.sandbox.settle();
  expect(await bookingOf('mon-9')).toBeUndefined();
  expect(await isBooked('mon-9')).toBe(false);
  expect(await bookingOf('tue-10')).toMatchObject({ StudentUID: uid });
  expect(await amount()).toBe(1);
});

test('the end of the plan frees the slot', async () => {
  const uid = learner();
  world.sandbox.pay((await ask(uid, 'mon-9')).id);
  await world.sandbox.settle();
  const [customer = ''] = world.customersOf(uid);
  const [plan] = (await world.stripe.subscriptions.list({ customer })).data;
  await world.stripe.subscriptions.cancel(plan?.id ?? '');
  await world.sandbox.settle();
  expect(await bookingOf('mon-9')).toBeUndefined();
  expect(await isBooked('mon-9')).toBe(false);
  expect(await world.entitlementOf(uid)).not.toHaveProperty('PrivateLessonSlotID');
  expect(await amount()).toBe(0);
});

test('a deleted account frees its slots, once', async () => {
  const uid = learner();
  await ask(uid, 'mon-9');
  await freeSlotsOf(db, uid);
  await freeSlotsOf(db, uid);
  expect(await bookingOf('mon-9')).toBeUndefined();
  expect(await isBooked('mon-9')).toBe(false);
  expect(await amount()).toBe(0);
});

test('an abandoned hold is freed after an hour; a paid slot never', async () => {
  const uid = learner();
  world.sandbox.pay((await ask(uid, 'mon-9')).id);
  await world.sandbox.settle();
  await ask(learner(), 'tue-10');
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  await freeAbandonedSlots(db, inMinutes(60));
  expect(await isBooked('tue-10')).toBe(true);
  await freeAbandonedSlots(db, inMinutes(120));
  expect(await isBooked('tue-10')).toBe(false);
  expect(await isBooked('mon-9')).toBe(true);
  expect(await amount()).toBe(1);
  const audit = await db.collection('Audit').where('action', '==', 'slot-freed').get();
  expect(audit.docs.map((one) => one.data())).toEqual([
    expect.objectContaining({ by: 'school', why: 'hold-expired', slotID: 'tue-10' }),
  ]);
});

test('of 200 concurrent learners one gets the slot, and the counter is right', async () => {
  const rivals = Array.from({ length: 200 }, (_, index) => `rival-${index}`);
  const results = await Promise.allSettled(
    rivals.map((uid) => holdSlot(world.services, uid, 'mon-9', { kind: 'checkout' })),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const result of results) {
    if (result.status === 'rejected') expect(result.reason).toMatchObject(refused('slot-taken'));
  }
  expect(await amount()).toBe(1);
});
