import type { Firestore } from 'firebase-admin/firestore';
import Stripe from 'stripe';
import { emptyDatabase } from '../../testing/emulator-database';
import { openSchool, type School } from '../../slots/testing/open-school';
import { createBillingWorld, type BillingWorld } from '../testing/billing-world';
import { OFFER } from '../testing/offer';
import type { BillingServices } from '../../ledger/services';
import { syncOwn } from '../sync.function';
import { createCardUpdate } from './card-update';
import { changePlan, previewChange } from './change-plan';
import { cancelPlan, uncancelPlan } from './manage-plan';

let db: Firestore;
let world: BillingWorld;
let school: School;
beforeAll(async () => {
  db = await emptyDatabase('provider-down');
  world = await createBillingWorld(db);
  school = await openSchool(db, world, ['mon-9'], 50);
});
afterAll(() => db.terminate());

/** Failures of the provider; `lost`: the request was done, but its answer is lost. */
const FAILURES: Readonly<Record<string, (real: () => Promise<Response>) => Promise<Response>>> = {
  'is down (503)': async () => new Response('{"error":{"message":"down"}}', { status: 503 }),
  'answers garbage': async () => new Response('<html>', { status: 200 }),
  'does not answer in time': () => Promise.reject(new TypeError('timeout')),
  'does it, and its answer is lost': async (real) => {
    await real();
    throw new TypeError('reset');
  },
};

/** Services whose provider fails at one request, counted from 1. */
function failingAt(turn: number, fail: (real: () => Promise<Response>) => Promise<Response>) {
  let requests = 0;
  const state = { hasFailed: false };
  const httpClient = Stripe.createFetchHttpClient(async (input, init) => {
    const real = () => world.sandbox.fetch(input, init);
    requests += 1;
    if (requests !== turn) return real();
    state.hasFailed = true;
    return fail(real);
  });
  const stripe = new Stripe('sk_test_sandbox', { httpClient, maxNetworkRetries: 0 });
  const services: BillingServices = { ...world.services, stripe };
  return { services, state };
}

type Wish = (uid: string, services: BillingServices) => Promise<unknown>;
const change =
  (PackageID: string, selectedPrivateLesson?: string): Wish =>
  (uid, services) =>
    changePlan({ OfferID: OFFER.offerID, PackageID, selectedPrivateLesson }, uid, services);

/** The calls, and their expected state after a retry. */
const WISHES: Readonly<
  Record<string, { wish: Wish; from?: string; end: object; charges: number }>
> = {
  'an upgrade': { wish: change('VIP_monthly'), end: { Tier: 2, cancels: false }, charges: 2 },
  'a downgrade': {
    wish: change('BASIC_monthly'),
    from: 'VIP_monthly',
    end: { Tier: 2, cancels: true },
    charges: 1,
  },
  'a change to PRIVATE': {
    wish: change('PRIVATE_monthly', 'mon-9'),
    end: { Tier: 3, PrivateLessonSlotID: 'mon-9' },
    charges: 2,
  },
  'a cancellation': {
    wish: (uid, services) => cancelPlan(uid, services),
    end: { Tier: 1, cancels: true },
    charges: 1,
  },
  'a preview': {
    wish: (uid, services) =>
      previewChange({ OfferID: OFFER.offerID, PackageID: 'VIP_monthly' }, uid, services),
    end: { Tier: 1, cancels: false },
    charges: 1,
  },
  'a card update': {
    wish: (uid, services) => createCardUpdate(uid, services),
    end: { Tier: 1, cancels: false },
    charges: 1,
  },
};

/** `npm test` tries one failure for each wish; `npm run test:full` tries every pair. */
const USUAL: Readonly<Record<string, keyof typeof FAILURES>> = {
  'an upgrade': 'does it, and its answer is lost',
  'a downgrade': 'is down (503)',
  'a change to PRIVATE': 'does it, and its answer is lost',
  'a cancellation': 'answers garbage',
  'a preview': 'does not answer in time',
  'a card update': 'is down (503)',
};
const cases = Object.keys(WISHES).flatMap((what) =>
  Object.keys(FAILURES)
    .filter((how) => process.env.FULL_TESTS === '1' || how === USUAL[what])
    .map((how) => [what, how] as const),
);
let count = 0;

test.each(cases)(
  '%s when the provider %s, at each of its requests: said, lost nothing, charged once',
  async (what, how) => {
    const { wish, from = 'BASIC_monthly', end, charges } = WISHES[what]!;
    const fail = FAILURES[how]!;
    for (let turn = 1; turn < 40; turn += 1) {
      const uid = `learner-${(count += 1)}`;
      const own = await createBillingWorld(db, {
        seed: uid.replaceAll(/\W/g, ''),
        // Webhooks change nothing.
        deliver: async () => 200,
      });
      world = own;
      school = await openSchool(db, own, ['mon-9'], 50);
      await db.doc('PrivateLessonBookings/mon-9').delete();
      await own.buy(uid, from);
      await own.sandbox.advanceDays(31);
      const { services, state } = failingAt(turn, fail);
      const first = await wish(uid, services).then(
        () => 'done',
        (error: { code?: string }) => error.code,
      );
      if (!state.hasFailed) {
        expect(turn).toBeGreaterThan(1);
        return;
      }
      // A failed projection does not undo a successful change.
      expect(['done', 'unavailable', 'aborted']).toContain(first);
      await wish(uid, own.services).catch((error: { details?: { reason?: string } }) =>
        expect(error.details?.reason).toBe('already-cancelled'),
      );
      await syncOwn(uid, own.services);
      await expect(own.entitlementOf(uid)).resolves.toMatchObject(end);
      const [customer = ''] = own.customersOf(uid);
      const { data } = await own.stripe.charges.list({ customer });
      expect(data).toHaveLength(charges);
      expect(await school.amount()).toBe(what === 'a change to PRIVATE' ? 1 : 0);
    }
    throw new Error('It never came through');
  },
);

const [cancel, downgrade] = [WISHES['a cancellation']!.wish, WISHES['a downgrade']!.wish];

test.each([
  ['a cheaper plan after a cancellation', cancel, downgrade],
  ['a cancellation after a cheaper plan', downgrade, cancel],
])('%s that stops at any request: VIP does not renew', async (_, first, second) => {
  for (let turn = 1; turn < 40; turn += 1) {
    const uid = `stopped-${(count += 1)}`;
    const own = await createBillingWorld(db, { seed: uid, deliver: async () => 200 });
    world = own;
    await own.buy(uid, 'VIP_monthly');
    await own.sandbox.advanceDays(31);
    await first(uid, own.services);
    const { services, state } = failingAt(turn, FAILURES['is down (503)']!);
    await second(uid, services).catch(() => undefined);
    await syncOwn(uid, own.services);
    await expect(own.entitlementOf(uid)).resolves.toMatchObject({ Tier: 2, cancels: true });
    if (!state.hasFailed) return;
  }
  throw new Error('It never came through');
});

test('a resumption takes an interrupted cancellation back', async () => {
  const own = await createBillingWorld(db, { seed: 'half', deliver: async () => 200 });
  world = own;
  await own.buy('half', 'VIP_monthly');
  await downgrade('half', own.services);
  const [customer = ''] = own.customersOf('half');
  const [plan] = (await own.stripe.subscriptions.list({ customer })).data;
  await own.stripe.subscriptions.update(plan?.id ?? '', { metadata: { wish: 'cancel' } });
  await own.stripe.subscriptionSchedules.release(String(plan?.schedule));
  await uncancelPlan({ productIDToUncancel: 'vip_monthly' }, 'half', own.services);
  await syncOwn('half', own.services);
  await expect(own.entitlementOf('half')).resolves.toMatchObject({ Tier: 2, cancels: false });
});

test('a resumption reports the outage, too', async () => {
  const own = await createBillingWorld(db, { seed: 'resume' });
  world = own;
  await own.buy('zoe', 'VIP_monthly');
  await cancelPlan('zoe', own.services);
  const { services } = failingAt(2, FAILURES['is down (503)']!);
  const resume = (with_: BillingServices) =>
    uncancelPlan({ productIDToUncancel: 'vip_monthly' }, 'zoe', with_);
  await expect(resume(services)).rejects.toMatchObject({ code: 'unavailable' });
  await expect(resume(own.services)).resolves.toEqual({ cancels: false });
});
