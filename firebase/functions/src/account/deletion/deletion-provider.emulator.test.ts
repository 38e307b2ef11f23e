import type { Firestore } from 'firebase-admin/firestore';
import { member } from '../../testing/callers';
import { contentOf } from '../../testing/database-content';
import { emptyDatabase } from '../../testing/emulator-database';
import { createCheckout } from '../../billing/checkout/create-checkout';
import { changePlan } from '../../billing/manage/change-plan';
import { createBillingWorld, type BillingWorld } from '../../billing/testing/billing-world';
import { OFFER } from '../../billing/testing/offer';
import { deletionProvider } from './deletion-provider';

let db: Firestore;
let world: BillingWorld;
beforeAll(async () => {
  db = await emptyDatabase('deletion-provider');
  world = await createBillingWorld(db);
});
afterAll(() => db.terminate());

const provider = () => deletionProvider(world.services);

test('cancels the plan, expires an open checkout and deletes the customer; a second run does no harm', async () => {
  await world.buy('anna', 'BASIC_monthly');
  const [customer = ''] = world.customersOf('anna');
  await expect(provider().hasUsedTrial('anna')).resolves.toBe(true);
  await expect(provider().cancelWebSubscription('anna')).resolves.toBe('cancelled');
  await expect(provider().cancelWebSubscription('anna')).resolves.toBe('none');
  const { data } = await world.stripe.subscriptions.list({ customer, status: 'all' });
  expect(data.map(({ status }) => status)).toEqual(['canceled']);

  const request = { offerID: OFFER.offerID, packageID: 'VIP_monthly' };
  const { id } = await createCheckout(request, member('anna'), world.services);
  await expect(provider().cancelWebSubscription('anna')).resolves.toBe('none');
  expect((await world.stripe.checkout.sessions.retrieve(id)).status).toBe('expired');

  await expect(provider().deleteCustomer('anna')).resolves.toBe('deleted');
  expect(world.customersOf('anna')).toEqual([]);
  await expect(provider().deleteCustomer('anna')).resolves.toBeDefined();
});

test('cancels a plan with a scheduled downgrade', async () => {
  await world.buy('carla', 'VIP_monthly');
  const downgrade = { OfferID: OFFER.offerID, PackageID: 'BASIC_monthly' };
  await changePlan(downgrade, 'carla', world.services);
  await expect(provider().cancelWebSubscription('carla')).resolves.toBe('cancelled');
  const [customer = ''] = world.customersOf('carla');
  const { data } = await world.stripe.subscriptions.list({ customer, status: 'all' });
  expect(data.map(({ status }) => status)).toEqual(['canceled']);
});

test('late events write nothing', async () => {
  await world.buy('berta', 'BASIC_monthly');
  await provider().cancelWebSubscription('berta');
  await provider().deleteCustomer('berta');
  world.accounts.delete('berta');
  for (const name of ['Billing', 'Entitlements']) await db.doc(`${name}/berta`).delete();
  const before = await contentOf(db);
  await world.sandbox.settle();
  const after = await contentOf(db);
  expect(Object.keys(after).filter((path) => path.endsWith('/berta'))).toEqual([]);
  expect(Object.keys(after).filter((path) => !(path in before))).toEqual(
    expect.not.arrayContaining([expect.stringContaining('berta')]),
  );
});

test('a learner without a customer has no plan and no trial', async () => {
  await expect(provider().cancelWebSubscription('nobody')).resolves.toBe('none');
  await expect(provider().hasUsedTrial('nobody')).resolves.toBe(false);
  await expect(provider().deleteCustomer('nobody')).resolves.toBe('none');
});
