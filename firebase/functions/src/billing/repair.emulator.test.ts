import type { Firestore } from 'firebase-admin/firestore';
import { emptyDatabase } from '../testing/emulator-database';
import { changePlan } from './manage/change-plan';
import { cancelPlan } from './manage/manage-plan';
import { syncOwn } from './sync.function';
import { createBillingWorld, type BillingWorld } from './testing/billing-world';
import { OFFER } from './testing/offer';

let db: Firestore;
let world: BillingWorld;
beforeAll(async () => {
  db = await emptyDatabase('repair');
});
// Each test has another provider, whose clock the others do not move.
beforeEach(async () => {
  world = await createBillingWorld(db);
});
afterAll(() => db.terminate());

const FAILS_LATER = '4000 0000 0000 0341';

/** Numbers of invoices with an amount, by status. */
async function invoicesOf(uid: string) {
  const [customer = ''] = world.customersOf(uid);
  const { data } = await world.stripe.invoices.list({ customer });
  return data.filter(({ total }) => total > 0).map(({ status }) => status);
}

test('an unpaid invoice can be paid while its plan runs, and is voided after its end', async () => {
  await world.buy('anna', 'BASIC_monthly', FAILS_LATER);
  // The trial ends and its payment fails. The provider retries for 15 days.
  await world.sandbox.advanceDays(31);
  await expect(invoicesOf('anna')).resolves.toEqual(['open']);
  await world.sandbox.advanceDays(16);
  await expect(invoicesOf('anna')).resolves.toEqual(['void']);
  const asked = await db.collection('Audit').where('action', '==', 'invoice-void-asked').get();
  // Concurrent events may each write an entry.
  expect(asked.docs[0]?.data()).toMatchObject({ uid: 'anna', by: 'school', why: 'plan-ended' });
});

const change = (uid: string, PackageID: string) =>
  changePlan({ OfferID: OFFER.offerID, PackageID }, uid, world.services);

/** The provider's object, which changes with the plan. */
function planOf(uid: string) {
  const [customer] = world.customersOf(uid);
  const own = Object.values(world.sandbox.state.subscriptions).find(
    (one) => one.customer === customer,
  );
  if (own === undefined) throw new Error(`${uid} has no plan`);
  return own;
}

/**
 * Makes a cancelled plan with a scheduled change, as two concurrent calls left it before the lock
 * existed.
 *
 * @param after seconds between the two
 */
async function withBoth(uid: string, after: number) {
  await world.buy(uid, 'VIP_monthly');
  await change(uid, 'BASIC_monthly');
  const own = planOf(uid);
  world.sandbox.cancelInPortal(own.id);
  const schedule = world.sandbox.state.schedules[own.schedule as string];
  own.cancel_at_period_end = true;
  own.canceled_at = (schedule?.created ?? 0) + after;
  expect(own).toMatchObject({ cancel_at: expect.any(Number), schedule: expect.any(String) });
  return own;
}

const FOLLOWS = { basic_monthly: expect.objectContaining({ cancels: false }) };

test.each([
  ['a second later', 'cancellation', 1, {}],
  ['in the same second', 'cancellation', 0, {}],
  ['a second sooner', 'scheduled change', -1, FOLLOWS],
])(
  'a cancellation that came %s than the change beside it: the %s stays',
  async (_when, _what, after, following) => {
    const uid = `both-${after}`;
    const own = await withBoth(uid, after);
    const { vip_monthly: running, ...others } = await syncOwn(uid, world.services);
    expect(running).toMatchObject({ cancels: true });
    expect(others).toEqual(following);
    expect([own.cancel_at !== null, own.schedule !== null]).toEqual(
      after < 0 ? [false, true] : [true, false],
    );
    await world.untold(() => world.sandbox.advanceDays(40));
    expect(planOf(uid).status).toBe(after < 0 ? 'active' : 'canceled');
  },
);

test('a cancelled plan with a scheduled change can be cancelled, and changed', async () => {
  const own = await withBoth('berta', -1);
  await expect(cancelPlan('berta', world.services)).resolves.toMatchObject({ cancels: true });
  expect([own.cancel_at !== null, own.schedule]).toEqual([true, null]);
  await expect(cancelPlan('berta', world.services)).rejects.toMatchObject({
    details: { reason: 'already-cancelled' },
  });

  const changed = await withBoth('clara', 1);
  await expect(change('clara', 'BASIC_annually')).resolves.toEqual({ status: 'scheduled' });
  expect([changed.cancel_at, changed.schedule !== null]).toEqual([null, true]);
});
