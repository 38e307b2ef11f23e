import type { Firestore } from 'firebase-admin/firestore';
import { emptyDatabase } from '../../testing/emulator-database';
import { createBillingWorld, type BillingWorld } from '../testing/billing-world';
import { OFFER } from '../testing/offer';
import { changePlan, previewChange } from './change-plan';

let db: Firestore;
let world: BillingWorld;
beforeAll(async () => {
  db = await emptyDatabase('agreed-amount');
  world = await createBillingWorld(db, { deliver: async () => 200 });
});
afterAll(() => db.terminate());

const VIP = { OfferID: OFFER.offerID, PackageID: 'VIP_monthly' };
/** Services whose clock is so many seconds ahead. */
const after = (seconds: number) => ({
  ...world.services,
  now: () => new Date(Date.now() + seconds * 1000),
});
const change = (uid: string, more: object = {}, seconds = 0) =>
  changePlan({ ...VIP, ...more }, uid, after(seconds));
const preview = (uid: string, PackageID = 'VIP_monthly') =>
  previewChange({ ...VIP, PackageID }, uid, world.services);

/** Makes a learner after some days: 20 are in the trial, 40 in the middle of a paid month. */
async function learner(uid: string, days: number): Promise<void> {
  await world.buy(uid, 'BASIC_monthly');
  await world.sandbox.advanceDays(days);
}
async function charged(uid: string): Promise<number[]> {
  const [customer = ''] = world.customersOf(uid);
  const { data } = await world.stripe.charges.list({ customer });
  return data.map(({ amount }) => amount);
}
const CHANGED = { code: 'failed-precondition', details: { reason: 'amount-changed' } };
const detailsOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    ({ details }: { details: { preview: { id: string; dueNow: number } } }) => details,
  );

test('a change that names its preview costs exactly the shown amount, although time has passed', async () => {
  await learner('anna', 40);
  const shown = await preview('anna');
  // Hours later the change would cost less, so the amount shows which moment counts.
  await world.sandbox.advanceDays(0.2);
  const second = (await world.billingOf('anna'))?.preview as { prorationDate: number };
  await db.doc('Billing/anna').update({ 'preview.prorationDate': second.prorationDate - 17_280 });
  await expect(change('anna', { previewID: shown.id, shownAmount: shown.dueNow })).resolves.toEqual(
    { status: 'active' },
  );
  await expect(charged('anna')).resolves.toEqual([shown.dueNow, 990]);
});

test('a change that was free and now costs gets a new preview, whose amount is charged', async () => {
  await learner('berta', 20);
  const shown = await preview('berta');
  expect(shown).toMatchObject({ dueNow: 0 });
  await world.sandbox.advanceDays(20);
  const named = { previewID: shown.id, shownAmount: shown.dueNow };
  await expect(change('berta', named)).rejects.toMatchObject(CHANGED);
  await expect(charged('berta')).resolves.toEqual([990]);
  const anew = (await detailsOf(change('berta', named)))?.preview;
  expect(anew?.dueNow).toBeGreaterThan(1000);
  await expect(
    change('berta', { previewID: anew?.id, shownAmount: anew?.dueNow }),
  ).resolves.toEqual({ status: 'active' });
  await expect(charged('berta')).resolves.toEqual([anew?.dueNow, 990]);
});

test('the amount from the browser can only refuse', async () => {
  await learner('clara', 40);
  const { id, dueNow } = await preview('clara');
  await expect(change('clara', { previewID: id, shownAmount: dueNow - 1 })).rejects.toMatchObject(
    CHANGED,
  );
  const next = await preview('clara');
  await expect(change('clara', { previewID: next.id, shownAmount: 1_000_000 })).resolves.toEqual({
    status: 'active',
  });
  const [amount] = await charged('clara');
  expect(amount).toBe(next.dueNow);
});

test.each([
  ['of another learner', async () => (await preview('dora-0', 'VIP_monthly')).id, 0],
  ['of another package', async (uid: string) => (await preview(uid, 'VIP_annually')).id, 0],
  ['older than ten minutes', async (uid: string) => (await preview(uid)).id, 601],
])('a preview %s is shown anew', async (_, previewOf, seconds) => {
  if (world.customersOf('dora-0').length === 0) await learner('dora-0', 40);
  const uid = `dora-${_.replaceAll(' ', '-')}`;
  await learner(uid, 40);
  const previewID = await previewOf(uid);
  await expect(change(uid, { previewID }, seconds)).rejects.toMatchObject(CHANGED);
  await expect(charged(uid)).resolves.toEqual([990]);
});

test('a preview of nine minutes ago is valid, and a call without a preview works', async () => {
  await learner('emma', 40);
  const { id: previewID } = await preview('emma');
  await expect(change('emma', { previewID }, 540)).resolves.toEqual({ status: 'active' });
  await learner('frida', 40);
  await expect(change('frida')).resolves.toEqual({ status: 'active' });
});

test('the preview of a change that waits for its payment has the amount of its invoice', async () => {
  await learner('gina', 40);
  world.sandbox.setNextPayment('declined');
  const { url } = await change('gina');
  const [customer = ''] = world.customersOf('gina');
  const [open] = (await world.stripe.invoices.list({ customer, status: 'open' })).data;
  const { dueNow, id } = await preview('gina');
  expect(dueNow).toBe(open?.amount_due);
  await expect(change('gina', { previewID: id, shownAmount: dueNow })).resolves.toEqual({
    status: 'requires_action',
    url,
  });
  await expect(change('gina', { previewID: id, shownAmount: dueNow - 1 })).rejects.toMatchObject(
    CHANGED,
  );
});

test('a preview of an earlier subscription is refused with a new preview', async () => {
  await learner('hanna', 31);
  const { id: previewID } = await preview('hanna');
  const [customer = ''] = world.customersOf('hanna');
  const [old] = (await world.stripe.subscriptions.list({ customer })).data;
  await world.stripe.subscriptions.cancel(old?.id ?? '');
  await world.sandbox.settle();
  await world.buy('hanna', 'BASIC_monthly');
  // The change now costs less than the shown amount, so the amount does not refuse it.
  await world.sandbox.advanceDays(15);
  await expect(change('hanna', { previewID })).rejects.toMatchObject(CHANGED);
});

test('a preview of an earlier period does not set the proration', async () => {
  await learner('irma', 40);
  const { id: previewID, dueNow } = await preview('irma');
  const kept = (await world.billingOf('irma'))?.preview as { prorationDate: number };
  const [customer = ''] = world.customersOf('irma');
  const [own] = (await world.stripe.subscriptions.list({ customer })).data;
  const start = own?.items.data[0]?.current_period_start ?? 0;
  expect(kept.prorationDate).toBeGreaterThan(start);
  // As if the preview was stored a second before the period began.
  await db.doc('Billing/irma').update({ 'preview.prorationDate': start - 1 });
  await expect(change('irma', { previewID, shownAmount: dueNow })).resolves.toEqual({
    status: 'active',
  });
});
