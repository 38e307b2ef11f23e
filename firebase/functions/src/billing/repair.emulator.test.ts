import type { Firestore } from 'firebase-admin/firestore';
import { emptyDatabase } from '../testing/emulator-database';
import { createBillingWorld, type BillingWorld } from './testing/billing-world';

let db: Firestore;
let world: BillingWorld;
beforeAll(async () => {
  db = await emptyDatabase('repair');
  world = await createBillingWorld(db);
});
afterAll(() => db.terminate());

const FAILS_LATER = '4000 0000 0000 0341';

/** Invoices over money, by status. */
async function invoicesOf(uid: string) {
  const [customer = ''] = world.customersOf(uid);
  const { data } = await world.stripe.invoices.list({ customer });
  return data.filter(({ total }) => total > 0).map(({ status }) => status);
}

test('what a plan still owes can be paid while it runs, and is voided when it has ended', async () => {
  await world.buy('anna', 'BASIC_monthly', FAILS_LATER);
  // The trial ends and its payment fails; it is tried again for 15 days.
  await world.sandbox.advanceDays(31);
  await expect(invoicesOf('anna')).resolves.toEqual(['open']);
  await world.sandbox.advanceDays(16);
  await expect(invoicesOf('anna')).resolves.toEqual(['void']);
  const asked = await db.collection('Audit').where('action', '==', 'invoice-void-asked').get();
  // Events come side by side, so more than one may ask.
  expect(asked.docs[0]?.data()).toMatchObject({ uid: 'anna', by: 'school', why: 'plan-ended' });
});
