import type { Firestore } from 'firebase-admin/firestore';
import { AppError } from 'shared-contracts';
import { emptyDatabase } from '../../testing/emulator-database';
import { project } from '../../ledger/projection/project';
import { readCustomerState } from '../../ledger/provider/customer-state';
import { createBillingWorld, type BillingWorld } from '../testing/billing-world';
import { OFFER } from '../testing/offer';
import { changePlan } from './change-plan';
import { cancelPlan, uncancelPlan } from './manage-plan';

let db: Firestore;
let world: BillingWorld;
beforeAll(async () => {
  db = await emptyDatabase('storm');
  world = await createBillingWorld(db);
});
afterAll(() => db.terminate());

const change = (uid: string, PackageID: string) =>
  changePlan({ OfferID: OFFER.offerID, PackageID }, uid, world.services);

test('50 cancellations, changes and resumptions at once end in one state, and charge each change once', async () => {
  const uid = 'anna';
  await world.buy(uid, 'BASIC_monthly');
  await world.sandbox.advanceDays(31);
  await world.sandbox.settle();
  const wishes = [
    () => cancelPlan(uid, world.services),
    () => change(uid, 'VIP_monthly'),
    () => change(uid, 'BASIC_monthly'),
    () => uncancelPlan({ productIDToUncancel: 'vip_monthly' }, uid, world.services),
    () => uncancelPlan({ productIDToUncancel: 'basic_monthly' }, uid, world.services),
  ];
  const results = await Promise.allSettled(
    Array.from({ length: 50 }, (_, index) => wishes[index % wishes.length]?.()),
  );
  // Each is answered in words: done, not possible now, or to be tried again.
  for (const result of results) {
    if (result.status === 'fulfilled') continue;
    expect(result.reason).toBeInstanceOf(AppError);
    expect(['failed-precondition', 'aborted']).toContain((result.reason as AppError).code);
  }
  expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
  await world.sandbox.settle();

  const [customer = ''] = world.customersOf(uid);
  const state = await readCustomerState(world.stripe, customer);
  expect(state.subscriptions).toHaveLength(1);
  await expect(world.entitlementOf(uid)).resolves.toEqual(
    project(state, OFFER.packages, new Date(), world.services.leeway),
  );
  expect(state.openInvoices).toEqual([]);
  // One month of BASIC, and at most one upgrade.
  expect(state.charges.length).toBeLessThanOrEqual(2);
  // Everything can still be done.
  await change(uid, 'VIP_monthly');
  await expect(world.entitlementOf(uid)).resolves.toMatchObject({ Tier: 2, cancels: false });
});
