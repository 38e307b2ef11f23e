import type { Firestore } from 'firebase-admin/firestore';
import { HOUR_MS } from 'shared-contracts';
import Stripe from 'stripe';
import { decideAccess } from '../lessons/access';
import { emptyDatabase } from '../testing/emulator-database';
import { cancelPlan } from './manage/manage-plan';
import { syncOwn } from './sync.function';
import { createBillingWorld } from './testing/billing-world';

let db: Firestore;
beforeAll(async () => {
  db = await emptyDatabase('outage');
});
afterAll(() => db.terminate());

/** Makes learners with VIP, with a clock that moves and a provider that stops. */
async function school(seed: string) {
  const clock = { ms: Date.now() };
  const isDown = { now: false };
  const down = async () => new Response('{"error":{"message":"down"}}', { status: 503 });
  const world = await createBillingWorld(db, { seed, now: () => clock.ms }, (services) => ({
    ...services,
    now: () => new Date(clock.ms),
    stripe: new Stripe('sk_test_sandbox', {
      maxNetworkRetries: 0,
      httpClient: Stripe.createFetchHttpClient((input: RequestInfo | URL, init?: RequestInit) =>
        isDown.now ? down() : world.sandbox.fetch(input, init),
      ),
    }),
  }));
  return {
    clock,
    isDown,
    world,
    access: async (uid: string) =>
      decideAccess({
        lesson: { isAvailable: true, requiredTier: 2 },
        isSignedIn: true,
        entitlement: (await world.entitlementOf(uid)) ?? null,
        now: new Date(clock.ms),
      }).kind,
    periodEnd: async (uid: string) => {
      const { subscriptions = {} } = (await world.entitlementOf(uid))!;
      return Date.parse(Object.values(subscriptions)[0]!.expires_date);
    },
  };
}

test.each([
  ['renews', 'granted'],
  ['was cancelled', 'not-entitled'],
])(
  'the provider is down for four hours over the end of a period that %s: %s',
  async (how, kind) => {
    const uid = how === 'renews' ? 'anna' : 'berta';
    const { access, clock, isDown, periodEnd, world } = await school(uid);
    await world.buy(uid, 'VIP_monthly');
    await world.sandbox.settle();
    if (how === 'was cancelled') await cancelPlan(uid, world.services);
    const end = await periodEnd(uid);
    for (const hours of [-1, 0.1, 1, 2, 3]) {
      clock.ms = end + hours * HOUR_MS;
      isDown.now = true;
      // The provider renews and charges. The webhook fails, because it cannot ask the provider.
      await world.sandbox.settle();
      await expect(syncOwn(uid, world.services)).rejects.toMatchObject({ code: 'unavailable' });
      expect([hours, await access(uid)]).toEqual([hours, hours < 0 ? 'granted' : kind]);
    }
    isDown.now = false;
    clock.ms = end + 4 * HOUR_MS;
    await syncOwn(uid, world.services);
    expect(await access(uid)).toBe(kind);
    const { expires_date } = (await world.entitlementOf(uid))!;
    const isRenewed = Date.parse(expires_date) > end + 27 * 24 * HOUR_MS;
    expect(isRenewed).toBe(how === 'renews');
  },
);
