import type { Firestore } from 'firebase-admin/firestore';
import { openSchool } from '../../slots/testing/open-school';
import { emptyDatabase } from '../../testing/emulator-database';
import { syncOwn } from '../sync.function';
import { createBillingWorld } from '../testing/billing-world';
import { OFFER } from '../testing/offer';
import { previewChange } from './change-plan';
import { cancelPlan } from './manage-plan';

let db: Firestore;
beforeAll(async () => {
  db = await emptyDatabase('late-payment');
});
afterAll(() => db.terminate());

/** Makes a student whose second month was charged two hours ago. */
async function student(uid: string, outcome: 'succeeds' | 'declined') {
  const world = await createBillingWorld(db, { seed: uid, deliver: async () => 200 });
  const hours = [`${uid}-mon`, `${uid}-tue`] as const;
  const school = await openSchool(db, world, hours);
  await school.subscribe(uid, hours[0]);
  await syncOwn(uid, world.services);
  world.sandbox.setNextPayment(outcome);
  await world.sandbox.advanceDays(31.5);
  const preview = (PackageID: string) =>
    previewChange({ OfferID: OFFER.offerID, PackageID }, uid, world.services);
  const invoices = async () => {
    const { data } = await world.stripe.invoices.list();
    return data.map(({ id, status }) => ({ id, status }));
  };
  return { ...world, hours, school, preview, invoices };
}
const OVERDUE = { details: { reason: 'payment-overdue' } };

test('a late payment refuses change, move and preview, but no cancellation', async () => {
  const { hours, invoices, preview, school, services } = await student('anna', 'declined');
  const before = await invoices();
  expect(before[0]).toMatchObject({ status: 'open' });
  for (const wanted of ['VIP_annually', 'BASIC_monthly', 'PRIVATE_monthly']) {
    await expect(school.change('anna', wanted)).rejects.toMatchObject(OVERDUE);
    await expect(preview(wanted)).rejects.toMatchObject(OVERDUE);
  }
  await expect(school.change('anna', 'PRIVATE_monthly', hours[1])).rejects.toMatchObject(OVERDUE);
  await expect(invoices()).resolves.toEqual(before);
  expect(await school.hours()).toEqual([hours[0]]);
  await expect(cancelPlan('anna', services)).resolves.toMatchObject({ cancels: true });
  await expect(invoices()).resolves.toEqual(before);
});

test('without a late payment preview, move and change work', async () => {
  const { hours, preview, school } = await student('berta', 'succeeds');
  await expect(preview('BASIC_monthly')).resolves.toMatchObject({ isLater: true });
  await expect(school.change('berta', 'PRIVATE_monthly', hours[1])).resolves.toEqual({
    status: 'active',
  });
  await expect(school.change('berta', 'BASIC_monthly')).resolves.toEqual({ status: 'scheduled' });
});

test('a change that waits for its payment leads to its page again, and has a preview', async () => {
  const world = await createBillingWorld(db, { seed: 'clara', deliver: async () => 200 });
  const school = await openSchool(db, world, []);
  await world.buy('clara', 'BASIC_monthly');
  await world.sandbox.advanceDays(31.5);
  world.sandbox.setNextPayment('declined');
  const first = await school.change('clara', 'VIP_monthly');
  expect(first).toMatchObject({ status: 'requires_action' });
  const request = { OfferID: OFFER.offerID, PackageID: 'VIP_monthly' };
  await expect(previewChange(request, 'clara', world.services)).resolves.toMatchObject({
    isLater: false,
  });
  await expect(school.change('clara', 'VIP_monthly')).resolves.toEqual(first);
});
