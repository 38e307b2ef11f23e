import type { Firestore } from 'firebase-admin/firestore';
import { syncOwn } from '../billing/sync.function';
import { createBillingWorld, stripeOf, type BillingWorld } from '../billing/testing/billing-world';
import { changePlan } from '../billing/manage/change-plan';
import type { BillingServices } from '../ledger/services';
import { OFFER } from '../billing/testing/offer';
import { clientOf, emptyDatabase } from '../testing/emulator-database';
import { freeAbandonedSlots } from './free-slots';
import { openSchool, type School } from './testing/open-school';

const HOURS = ['mon-9', 'tue-10', 'wed-11', 'thu-12'];

let db: Firestore;
let world: BillingWorld;
let school: School;
const clients: Firestore[] = [];
beforeEach(async () => {
  db = await emptyDatabase('private-moving');
  world = await createBillingWorld(db);
  school = await openSchool(db, world, HOURS, 6);
  await school.subscribe('anna', 'mon-9');
});
afterEach(async () => {
  for (const client of [db, ...clients.splice(0)]) await client.terminate();
});

const refused = (reason: string) => ({ code: 'failed-precondition', details: { reason } });
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const move = (slotID: string, services = world.services, uid = 'anna') =>
  changePlan(
    { OfferID: OFFER.offerID, PackageID: 'PRIVATE_monthly', selectedPrivateLesson: slotID },
    uid,
    services,
  );
async function actionsOf(slotID: string) {
  const { docs } = await db.collection('Audit').where('uid', '==', 'anna').get();
  return docs
    .map((one) => one.data() as { slotID?: string; action: string })
    .filter((entry) => entry.slotID === slotID && entry.action.startsWith('slot-'))
    .map(({ action }) => action)
    .sort();
}

/** Expects that other learners see every slot but one as free, and can buy it. */
async function expectForSaleAllBut(kept: string | undefined): Promise<void> {
  expect(HOURS).toContain(kept);
  expect(await school.hours()).toEqual([kept]);
  expect(await school.amount()).toBe(1);
  for (const hour of HOURS.filter((one) => one !== kept)) {
    await school.ask(`rival-${hour}`, hour);
    expect(await school.bookingOf(hour)).toMatchObject({ StudentUID: `rival-${hour}` });
  }
}

/** Replaces the provider's answer to an update of a plan. */
const withUpdates = (answer: (real: () => Promise<Response>) => Promise<Response>) => ({
  ...world.services,
  stripe: stripeOf({
    fetch(input, init) {
      const real = () => world.sandbox.fetch(input, init);
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      const isUpdate = init?.method === 'POST' && pathname.startsWith('/v1/subscriptions/');
      return isUpdate ? answer(real) : real();
    },
  }),
});

test.each([
  ['one instance', () => world.services],
  [
    'an instance each',
    () => {
      const client = clientOf('private-moving');
      clients.push(client);
      return { ...world.services, db: client };
    },
  ],
])(
  'moves to every hour at once, in %s, leave one booking, and every other hour for sale',
  async (_, servicesOfOne) => {
    // Two of the moves have the same slot.
    const moves = [...HOURS, 'tue-10'].map((hour) => move(hour, servicesOfOne()));
    const results = await Promise.allSettled(moves);
    expect(results.map(({ status }) => status)).toContain('fulfilled');
    const entitlement = await world.entitlementOf('anna');
    await expectForSaleAllBut(entitlement?.PrivateLessonSlotID);
  },
);

test('during a move others see the new slot as booked; the move is audited, and counted once', async () => {
  let answer: () => void = () => undefined;
  const isAsked = new Promise<void>((asked) => {
    const services = withUpdates(async (real) => {
      asked();
      await new Promise<void>((resolve) => (answer = resolve));
      return real();
    });
    void move('tue-10', services).catch(() => undefined);
  });
  await isAsked;
  expect((await school.hours()).sort()).toEqual(['mon-9', 'tue-10']);
  expect(await school.amount()).toBe(1);
  await expect(school.ask('rival', 'tue-10')).rejects.toMatchObject(refused('slot-taken'));
  answer();
  // The learner's next move waits for the first one.
  await expect(move('wed-11')).resolves.toEqual({ status: 'active' });
  await expectForSaleAllBut('wed-11');
  expect(await actionsOf('tue-10')).toEqual(['slot-confirmed', 'slot-freed', 'slot-reserved']);
});

const down = async () => new Response('{"error":{"message":"down"}}', { status: 503 });
const no = '{"error":{"type":"invalid_request_error","message":"no"}}';
test.each<[string, () => BillingServices, object]>([
  [
    'is refused',
    () => withUpdates(async () => new Response(no, { status: 400 })),
    { code: 'aborted' },
  ],
  ['meets a provider that is down', () => withUpdates(down), { code: 'unavailable' }],
  [
    'is overtaken',
    () =>
      withUpdates(async (real) => {
        const response = await real();
        const { id } = await school.planOf('anna');
        await world.stripe.subscriptions.update(id, { metadata: { slotID: 'mon-9' } });
        return response;
      }),
    refused('slot-taken'),
  ],
])('a move that %s keeps nothing', async (_, services, error) => {
  await expect(move('tue-10', services())).rejects.toMatchObject(error);
  await expectForSaleAllBut('mon-9');
  expect(await actionsOf('tue-10')).toEqual(['slot-freed', 'slot-reserved']);
});

test.each<[string, () => Promise<Response>, object, object | undefined]>([
  [
    'is refused gives its hour back',
    async () => new Response(no, { status: 400 }),
    { code: 'aborted' },
    undefined,
  ],
  // The answer is lost, so the change may have been made.
  [
    'has no answer keeps its hour',
    down,
    { code: 'unavailable' },
    expect.objectContaining({ StudentUID: 'berta', state: 'held', change: 'asking' }),
  ],
])('a change to PRIVATE that %s', async (_, answer, error, booking) => {
  await world.untold(() => world.buy('berta', 'VIP_monthly'));
  await expect(move('tue-10', withUpdates(answer), 'berta')).rejects.toMatchObject(error);
  expect(await school.bookingOf('tue-10')).toEqual(booking);
});

/**
 * Services of a process that crashes when it asks the provider for the move, and writes nothing
 * more.
 */
function dying(): BillingServices {
  let isDead = false;
  const mortal = new Proxy(db, {
    get(target, name) {
      if (isDead) throw new Error('died');
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const services = withUpdates(async () => {
    isDead = true;
    throw new TypeError('died');
  });
  return { ...services, db: mortal };
}

test('the reservation of a crashed call lapses after some minutes', async () => {
  await expect(move('tue-10', dying())).rejects.toThrow();
  expect(await school.bookingOf('tue-10')).toMatchObject({ state: 'reserving' });
  await freeAbandonedSlots(db, inMinutes(4));
  await expect(school.ask('rival', 'tue-10')).rejects.toMatchObject(refused('slot-taken'));
  await freeAbandonedSlots(db, inMinutes(6));
  await expectForSaleAllBut('mon-9');
});

test.each<[string, () => Promise<unknown>]>([
  ['the next projection', () => syncOwn('anna', { ...world.services, now: () => inMinutes(6) })],
  [
    'the next move of the learner',
    async () => {
      const later = { ...world.services, now: () => inMinutes(2) };
      await move('wed-11', later);
      await move('mon-9', later);
    },
  ],
])('what a call that died has reserved is given back by %s', async (_, next) => {
  await expect(move('tue-10', dying())).rejects.toThrow();
  await next();
  await expectForSaleAllBut('mon-9');
});
