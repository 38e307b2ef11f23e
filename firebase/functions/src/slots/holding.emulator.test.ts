import type { Firestore } from 'firebase-admin/firestore';
import { createCheckout } from '../billing/checkout/create-checkout';
import type { BillingServices } from '../ledger/services';
import { createBillingWorld, stripeOf, type BillingWorld } from '../billing/testing/billing-world';
import { OFFER } from '../billing/testing/offer';
import { member } from '../testing/callers';
import { emptyDatabase } from '../testing/emulator-database';
import { freeHold, holdSlot, undoHold } from './hold-slot';
import { openSchool, type School } from './testing/open-school';

let db: Firestore;
let world: BillingWorld;
let school: School;
beforeEach(async () => {
  db = await emptyDatabase('private-holding');
  world = await createBillingWorld(db);
  world.accounts.add('anna');
  school = await openSchool(db, world, ['mon-9', 'tue-10', 'wed-11'], 5);
});
afterEach(() => db.terminate());

const refused = (reason: string) => ({ code: 'failed-precondition', details: { reason } });
/** Minutes to add so that a test does not cross midnight (UTC), when the count begins anew. */
const beyondMidnight = () => {
  const left = 24 * 60 - ((Date.now() / 60_000) % (24 * 60));
  return left < 45 ? left : 0;
};
const later = (minutes: number): BillingServices => ({
  ...world.services,
  now: () => new Date(Date.now() + (minutes + beyondMidnight()) * 60_000),
});
const ask = (slotID: string, services = world.services, uid = 'anna') =>
  createCheckout(
    { offerID: OFFER.offerID, packageID: 'PRIVATE_monthly', selectedPrivateLesson: slotID },
    member(uid),
    services,
  );
/** Lets a checkout expire without a payment. */
async function letExpire({ id }: { id: string }): Promise<void> {
  await world.stripe.checkout.sessions.expire(id);
  await world.sandbox.settle();
}

test('a second request keeps the time of the hold, and its checkout', async () => {
  const first = await ask('mon-9');
  const { heldUntil } = (await school.bookingOf('mon-9')) as { heldUntil: number };
  for (const minutes of [1, 4, 10, 25, 34]) {
    await expect(ask('mon-9', later(minutes))).resolves.toEqual(first);
  }
  expect(await school.bookingOf('mon-9')).toMatchObject({ heldUntil });
});

test.each([
  ['told', (session: { id: string }) => letExpire(session)],
  // The event is lost, so the slot is still held when the learner asks again.
  ['not told', ({ id }: { id: string }) => world.stripe.checkout.sessions.expire(id)],
])(
  'an hour whose checkout has ended, which is %s, is renewed twice a day; then others get it',
  async (_, end) => {
    for (const minutes of [0, 8, 16]) await end(await ask('mon-9', later(minutes)));
    await expect(ask('mon-9', later(24))).rejects.toMatchObject(refused('held-too-often'));
    await world.sandbox.settle();
    // Another slot, and the same slot for another learner, are not refused.
    await ask('tue-10', later(24));
    world.accounts.add('berta');
    await ask('mon-9', later(24), 'berta');
    expect(await school.bookingOf('mon-9')).toMatchObject({ StudentUID: 'berta' });
  },
);

test('a failed checkout holds no slot and is not counted', async () => {
  const stripe = stripeOf({
    fetch(input, init) {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      const isSession = init?.method === 'POST' && pathname === '/v1/checkout/sessions';
      if (!isSession) return world.sandbox.fetch(input, init);
      return Promise.resolve(new Response('{"error":{"message":"down"}}', { status: 503 }));
    },
  });
  for (let time = 0; time < 5; time += 1) {
    await expect(ask('mon-9', { ...world.services, stripe })).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(await school.bookingOf('mon-9')).toBeUndefined();
  }
  expect(await school.hours()).toEqual([]);
  await expect(ask('mon-9')).resolves.toMatchObject({ url: expect.any(String) as string });
});

test('a hold is undone if it is still the same, and meant', async () => {
  const cause = { by: 'learner', why: 'a test' } as const;
  const hold = await holdSlot(world.services, 'anna', 'mon-9', { kind: 'checkout' });
  const renewed = { ...hold, heldUntil: hold.heldUntil - 60 };
  await undoHold(world.services, 'anna', renewed, cause);
  await undoHold(world.services, 'anna', hold, cause, () => false);
  await undoHold(world.services, 'berta', hold, cause);
  expect(await school.hours()).toEqual(['mon-9']);
  await undoHold(world.services, 'anna', hold, cause);
  expect(await school.hours()).toEqual([]);
});

test('a checkout that a store’s plan refuses holds no slot', async () => {
  const store = {
    Tier: 2,
    ProductID: 'vip_monthly',
    identifier: 'VIP_monthly',
    platform: 'ios',
    cancels: false,
    purchase_date: '2026-01-01T00:00:00.000Z',
    expires_date: new Date(Date.now() + 86_400_000).toISOString(),
  };
  const audited = async () => (await db.collection('Audit').where('uid', '==', 'anna').get()).size;
  await db.doc('Billing/anna').set({ store });
  await expect(ask('mon-9')).rejects.toMatchObject(refused('store-plan'));
  expect(await audited()).toBe(0);
  await db.doc('Billing/anna').set({});
  await ask('mon-9');
  expect(await audited()).toBeGreaterThan(0);
});

test('a failed write of a hold reserves nothing', async () => {
  const failing = new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (name !== 'runTransaction') return value.bind(target);
      return async (...args: Parameters<Firestore['runTransaction']>) => {
        const booking = await school.bookingOf('mon-9');
        if (booking?.state === 'reserving' && !hasFailed) {
          hasFailed = true;
          throw new Error('The database is down');
        }
        return target.runTransaction(...args);
      };
    },
  });
  let hasFailed = false;
  await expect(ask('mon-9', { ...world.services, db: failing })).rejects.toThrow('is down');
  expect(hasFailed).toBe(true);
  expect(await school.bookingOf('mon-9')).toBeUndefined();
  expect(await school.hours()).toEqual([]);
});

test('a learner holds one slot at a time, also in a full school and before any event arrives', async () => {
  await db.doc('PrivateLessons/PrivateLessonsMetadata').update({ MaxAmountOfLessons: 1 });
  const first = await ask('mon-9');
  await ask('tue-10');
  expect(await school.hours()).toEqual(['tue-10']);
  expect(await school.amount()).toBe(1);
  expect(() => world.sandbox.pay(first.id)).toThrow();
  // If another student has the new slot, the learner keeps the old one.
  await db.doc('PrivateLessons/PrivateLessonsMetadata').update({ MaxAmountOfLessons: 2 });
  await school.ask('berta', 'wed-11');
  await expect(ask('wed-11')).rejects.toMatchObject(refused('slot-taken'));
  expect(await school.bookingOf('tue-10')).toMatchObject({ StudentUID: 'anna', state: 'held' });
});

test('concurrent checkouts for every slot hold one, and the others stay free', async () => {
  const hours = ['mon-9', 'tue-10', 'wed-11'];
  const results = await Promise.allSettled(hours.map((hour) => ask(hour)));
  expect(results.map(({ status }) => status)).toContain('fulfilled');
  const [held = '', ...more] = await school.hours();
  expect(more).toEqual([]);
  expect(await school.amount()).toBe(1);
  for (const hour of hours.filter((one) => one !== held)) await school.ask(`rival-${hour}`, hour);
  expect(await school.amount()).toBe(3);
});

describe('a hold whose payment cannot come any more', () => {
  const HELD = { StudentUID: 'anna', state: 'held', heldUntil: 1_800_000_000 };
  const free = async (booking: object) => {
    await db.doc('PrivateLessonBookings/mon-9').set(booking);
    const hold = { slotID: 'mon-9', heldUntil: HELD.heldUntil };
    await freeHold(world.services, 'anna', hold, { by: 'provider', why: 'told' });
    return (await school.bookingOf('mon-9')) === undefined;
  };

  test('is freed', async () => {
    await expect(free(HELD)).resolves.toBe(true);
  });

  test.each([
    ['was paid', { state: 'confirmed' }],
    ['was renewed', { heldUntil: HELD.heldUntil + 1 }],
    ['is another learner’s by now', { StudentUID: 'berta' }],
  ])('stays when it %s', async (_, change) => {
    await expect(free({ ...HELD, ...change })).resolves.toBe(false);
  });
});

test('an hour that is held for a checkout serves for a change: it waits as that does, and is no new hold', async () => {
  const hold = (kind: 'checkout' | 'change') => holdSlot(world.services, 'anna', 'mon-9', { kind });
  const first = await hold('checkout');
  await expect(hold('change')).resolves.toEqual({ ...first, isNew: false });
  const held = await school.bookingOf('mon-9');
  expect(held).toMatchObject({ state: 'held', change: 'asking', heldUntil: first.heldUntil });
  await db.doc('PrivateLessonBookings/mon-9').update({ change: 'waiting' });
  await expect(hold('change')).resolves.toEqual({ ...first, isNew: false });
  expect(await school.bookingOf('mon-9')).toMatchObject({ change: 'waiting' });
  expect(await school.amount()).toBe(1);
});
