import type { Firestore } from 'firebase-admin/firestore';
import { cancelPlan, uncancelPlan } from '../billing/manage/manage-plan';
import { syncOwn } from '../billing/sync.function';
import { createBillingWorld, type BillingWorld } from '../billing/testing/billing-world';
import { emptyDatabase } from '../testing/emulator-database';
import { openSchool, type School } from './testing/open-school';

/** A card whose bank asks the learner at every payment. */
const ASKS = '4000 0027 6000 3184';
const DISPUTED = '4000 0000 0000 0259';

let db: Firestore;
let world: BillingWorld;
let school: School;
beforeEach(async () => {
  db = await emptyDatabase('private-living');
  world = await createBillingWorld(db);
  school = await openSchool(db, world, ['mon-9', 'tue-10', 'wed-11'], 2);
});
afterEach(() => db.terminate());

const refused = (reason: string) => ({ code: 'failed-precondition', details: { reason } });
const slotOf = async (uid: string) => (await world.entitlementOf(uid))?.PrivateLessonSlotID;
async function payOpenInvoice(uid: string) {
  const { customer } = await school.planOf(uid);
  const { data } = await world.stripe.invoices.list({ status: 'open' });
  const card = await world.stripe.paymentMethods.attach('pm_card_visa', {
    customer: customer as string,
  });
  await world.stripe.invoices.pay(data[0]?.id ?? '', { payment_method: card.id });
}

test('a change to PRIVATE holds the hour, charges now and confirms it [CALL-changeSubscription]', async () => {
  await world.buy('anna', 'VIP_monthly');
  await world.sandbox.settle();
  await expect(school.change('anna', 'PRIVATE_monthly')).rejects.toMatchObject(
    refused('slot-missing'),
  );
  await expect(school.change('anna', 'PRIVATE_monthly', 'mon-9')).resolves.toEqual({
    status: 'active',
  });
  expect(await world.entitlementOf('anna')).toMatchObject({
    Tier: 3,
    PrivateLessonSlotID: 'mon-9',
  });
  expect(await school.hours()).toEqual(['mon-9']);
  expect(await school.amount()).toBe(1);
  expect(await school.confirmationsOf('anna')).toContainEqual(
    expect.objectContaining({ kind: 'change', identifier: 'PRIVATE_monthly', slotID: 'mon-9' }),
  );
});

test('a taken slot, an unknown slot and a full school charge nothing', async () => {
  await school.subscribe('anna', 'mon-9');
  await world.buy('berta', 'BASIC_monthly');
  await world.sandbox.settle();
  const before = await school.kept('berta');
  const to = (slotID: string) => school.change('berta', 'PRIVATE_monthly', slotID);
  await expect(to('mon-9')).rejects.toMatchObject(refused('slot-taken'));
  await expect(to('sun-3')).rejects.toMatchObject({ code: 'not-found' });
  await school.subscribe('clara', 'tue-10');
  await expect(to('wed-11')).rejects.toMatchObject(refused('slots-full'));
  expect(await world.entitlementOf('berta')).toMatchObject({ Tier: 1 });
  expect(await school.kept('berta')).toBe(before);
  expect(await school.amount()).toBe(2);
  expect((await school.hours()).sort()).toEqual(['mon-9', 'tue-10']);
});

test('while the bank asks, the slot waits with the payment', async () => {
  await world.buy('anna', 'BASIC_monthly', ASKS).catch(() => undefined);
  const [session] = Object.keys(world.sandbox.state.sessions);
  world.sandbox.pay(session ?? '', ASKS, { isAuthenticated: true });
  await world.sandbox.advanceDays(31);
  await payOpenInvoice('anna').catch(() => undefined);
  await world.sandbox.settle();
  await expect(school.change('anna', 'PRIVATE_monthly', 'mon-9')).resolves.toMatchObject({
    status: 'requires_action',
  });
  expect(await school.bookingOf('mon-9')).toMatchObject({ state: 'held', change: 'waiting' });
  // Another slot for the same payment frees the first.
  await expect(school.change('anna', 'PRIVATE_monthly', 'tue-10')).resolves.toMatchObject({
    status: 'requires_action',
  });
  expect(await school.hours()).toEqual(['tue-10']);
  await payOpenInvoice('anna');
  await world.sandbox.settle();
  expect(await slotOf('anna')).toBe('tue-10');
  expect(await school.bookingOf('tue-10')).toMatchObject({ state: 'confirmed' });
  expect(await school.amount()).toBe(1);
});

test.each([
  ['expires', async () => world.sandbox.advanceDays(2)],
  ['is followed by another choice', async () => void (await school.change('anna', 'VIP_monthly'))],
  ['is followed by a cancellation', async () => void (await cancelPlan('anna', world.services))],
])('a question of the bank that %s gives the hour back', async (_, follow) => {
  await world.untold(() => world.buy('anna', 'BASIC_monthly'));
  world.sandbox.setNextPayment('declined');
  await expect(school.change('anna', 'PRIVATE_monthly', 'mon-9')).resolves.toMatchObject({
    status: 'requires_action',
  });
  expect(await school.hours()).toEqual(['mon-9']);
  world.sandbox.setNextPayment('succeeds');
  await follow();
  await world.sandbox.settle();
  expect(await school.hours()).toEqual([]);
  expect(await school.bookingOf('mon-9')).toBeUndefined();
  expect(await school.amount()).toBe(0);
});

test('a card that is always declined holds a slot twice a week, not for ever', async () => {
  const refusedCard = async (slotID: string) => {
    world.sandbox.setNextPayment('declined');
    const result = await school.change('anna', 'PRIVATE_monthly', slotID);
    world.sandbox.setNextPayment('succeeds');
    return result;
  };
  await world.untold(() => world.buy('anna', 'BASIC_monthly'));
  for (let day = 0; day < 2; day += 1) {
    await expect(refusedCard('mon-9')).resolves.toMatchObject({ status: 'requires_action' });
    // A second request for a waiting change makes no new hold.
    await expect(refusedCard('mon-9')).resolves.toMatchObject({ status: 'requires_action' });
    await world.sandbox.advanceDays(1);
    await world.sandbox.settle();
    expect(await school.hours()).toEqual([]);
  }
  await expect(refusedCard('mon-9')).rejects.toMatchObject(refused('held-too-often'));
  expect(await school.hours()).toEqual([]);
  await expect(refusedCard('tue-10')).resolves.toMatchObject({ status: 'requires_action' });
});

test('a withdrawn slot lowers the counter when its plan ends', async () => {
  await school.subscribe('anna', 'mon-9');
  await school.subscribe('berta', 'tue-10');
  await db.doc('PrivateLessons/mon-9').delete();
  expect(await school.amount()).toBe(2);
  const { id } = await school.planOf('anna');
  await world.stripe.subscriptions.cancel(id);
  await world.sandbox.settle();
  expect(await school.bookingOf('mon-9')).toBeUndefined();
  expect(await school.amount()).toBe(1);
  // The school can sell another slot again.
  await school.subscribe('clara', 'wed-11');
  expect(await slotOf('clara')).toBe('wed-11');
});

test('a lesson is moved, also in a full school: the new hour first, then the old one is free; the lessons of a week stay [CONST-slot-rules] [API-reschedule]', async () => {
  await school.subscribe('anna', 'mon-9');
  await school.subscribe('berta', 'tue-10');
  await expect(school.change('anna', 'PRIVATE_monthly', 'tue-10')).rejects.toMatchObject(
    refused('slot-taken'),
  );
  const before = await school.kept('anna');
  await expect(school.change('anna', 'PRIVATE_monthly', 'wed-11')).resolves.toEqual({
    status: 'active',
  });
  expect(await school.kept('anna')).toBe(before);
  expect((await school.hours()).sort()).toEqual(['tue-10', 'wed-11']);
  expect(await school.bookingOf('mon-9')).toBeUndefined();
  expect(await school.amount()).toBe(2);
  const plan = await world.entitlementOf('anna');
  expect(plan).toMatchObject({
    PrivateLessonSlotID: 'wed-11',
    PrivateLessonMove: { from: 'mon-9' },
  });
  const inAWeek = Date.now() + 7 * 24 * 3600 * 1000;
  expect(Math.abs(Date.parse(plan?.PrivateLessonMove?.at ?? '') - inAWeek)).toBeLessThan(60_000);
  expect(await school.confirmationsOf('anna')).toContainEqual(
    expect.objectContaining({ kind: 'lesson-moved', slotID: 'wed-11', fromSlotID: 'mon-9' }),
  );
  // Late and repeated events change nothing.
  for (const event of Object.keys(world.sandbox.state.events)) await world.sandbox.replay(event);
  await school.change('anna', 'PRIVATE_monthly', 'wed-11');
  expect(await slotOf('anna')).toBe('wed-11');
  expect(await school.amount()).toBe(2);
});

test('a lesson of a plan that ends within a week cannot be moved; one that runs longer can [CONST-slot-rules] [API-reschedule]', async () => {
  await school.subscribe('anna', 'mon-9');
  await school.subscribe('berta', 'tue-10');
  await world.untold(() => world.sandbox.advanceDays(25));
  await cancelPlan('anna', world.services);
  await expect(school.change('anna', 'PRIVATE_monthly', 'wed-11')).rejects.toMatchObject(
    refused('notice-too-short'),
  );
  expect(await slotOf('anna')).toBe('mon-9');
  await expect(school.change('berta', 'PRIVATE_monthly', 'wed-11')).resolves.toEqual({
    status: 'active',
  });
});

test('a downgrade keeps the slot until it takes effect, and also if it is taken back', async () => {
  await school.subscribe('anna', 'mon-9');
  await expect(school.change('anna', 'VIP_monthly')).resolves.toEqual({ status: 'scheduled' });
  expect(await slotOf('anna')).toBe('mon-9');
  await uncancelPlan({ productIDToUncancel: 'vip_monthly' }, 'anna', world.services);
  expect(await world.entitlementOf('anna')).toMatchObject({ Tier: 3, cancels: false });
  await school.change('anna', 'VIP_monthly');
  await world.sandbox.advanceDays(32);
  await world.sandbox.settle();
  expect(await world.entitlementOf('anna')).toMatchObject({ Tier: 2 });
  expect(await slotOf('anna')).toBeUndefined();
  expect(await school.hours()).toEqual([]);
  expect(await school.amount()).toBe(0);
});

test('a plan that no longer names a slot keeps the booked one', async () => {
  await school.subscribe('anna', 'mon-9');
  const { id } = await school.planOf('anna');
  await world.stripe.subscriptions.update(id, { metadata: { slotID: '' } });
  await world.sandbox.settle();
  expect(await slotOf('anna')).toBe('mon-9');
  expect(await school.hours()).toEqual(['mon-9']);
});

test('a cancelled plan that is chosen again renews with its slot, also if the call names none', async () => {
  await school.subscribe('anna', 'mon-9');
  await cancelPlan('anna', world.services);
  await school.change('anna', 'PRIVATE_monthly');
  expect(await world.entitlementOf('anna')).toMatchObject({
    cancels: false,
    PrivateLessonSlotID: 'mon-9',
  });
});

test('a cancelled plan keeps its slot to the end, and then frees it', async () => {
  await school.subscribe('anna', 'mon-9');
  await cancelPlan('anna', world.services);
  expect(await school.hours()).toEqual(['mon-9']);
  await world.sandbox.advanceDays(32);
  await world.sandbox.settle();
  expect(await school.hours()).toEqual([]);
  expect(await school.amount()).toBe(0);
});

test.each([
  ['was given to another student', async () => void (await school.ask('berta', 'mon-9'))],
  [
    'is free, but the school is full',
    async () => {
      await school.ask('berta', 'tue-10');
      await school.ask('clara', 'wed-11');
    },
  ],
])('a payment whose hour %s goes back, ends the plan and is told', async (_, lose) => {
  const { id } = await school.ask('anna', 'mon-9');
  // As if the session had expired long ago.
  await db.doc('PrivateLessonBookings/mon-9').delete();
  await db.doc('PrivateLessons/mon-9').update({ isBooked: false });
  await db.doc('PrivateLessons/PrivateLessonsMetadata').update({ AmountOfLessons: 0 });
  await lose();
  const before = await school.amount();
  world.sandbox.pay(id);
  await expect(syncOwn('anna', world.services)).resolves.toEqual({});
  await world.sandbox.settle();
  expect(await school.planOf('anna')).toMatchObject({ status: 'canceled' });
  expect(await school.kept('anna')).toBe(0);
  expect(await world.entitlementOf('anna')).toMatchObject({ endedFor: 'slot-lost' });
  expect(await school.confirmationsOf('anna')).toContainEqual(
    expect.objectContaining({
      kind: 'ended',
      reason: 'slot-lost',
      amount: { currency: 'chf', unit_amount: 14_900 },
    }),
  );
  expect(await school.amount()).toBe(before);
  const audit = await db.collection('Audit').where('uid', '==', 'anna').get();
  expect(audit.docs.map((one) => one.data())).toContainEqual(
    expect.objectContaining({ action: 'refund-asked', by: 'school', why: 'slot-lost' }),
  );
});

test('a full refund ends the plan and frees the slot; a partial one does not', async () => {
  await school.subscribe('anna', 'mon-9');
  const { customer } = await school.planOf('anna');
  const { data } = await world.stripe.charges.list({ customer: customer as string });
  await world.stripe.refunds.create({ charge: data[0]?.id ?? '', amount: 5000 });
  await world.sandbox.settle();
  expect(await slotOf('anna')).toBe('mon-9');
  await world.stripe.refunds.create({ charge: data[0]?.id ?? '' });
  await world.sandbox.settle();
  expect(await school.planOf('anna')).toMatchObject({ status: 'canceled' });
  expect(await world.entitlementOf('anna')).toMatchObject({ endedFor: 'refund' });
  expect(await school.amount()).toBe(0);
  expect(await school.confirmationsOf('anna')).toContainEqual(
    expect.objectContaining({ kind: 'ended', reason: 'refund' }),
  );
});

test('a dispute ends the plan, unless the configuration forbids it', async () => {
  await school.subscribe('anna', 'mon-9', DISPUTED);
  expect(await school.planOf('anna')).toMatchObject({ status: 'canceled' });
  expect(await world.entitlementOf('anna')).toMatchObject({ endedFor: 'dispute' });
  expect(await school.amount()).toBe(0);
  const lenient = await createBillingWorld(db, { seed: 'lenient' }, (services) => ({
    ...services,
    returnEndsPlan: { refund: false, dispute: false },
  }));
  await lenient.buy('berta', 'VIP_monthly', DISPUTED);
  await lenient.sandbox.advanceDays(31);
  await lenient.sandbox.settle();
  expect(await lenient.entitlementOf('berta')).toMatchObject({ cancels: false, Tier: 2 });
});
