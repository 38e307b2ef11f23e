import type { Firestore } from 'firebase-admin/firestore';
import { openSchool, type School } from '../../slots/testing/open-school';
import { emptyDatabase } from '../../testing/emulator-database';
import { createBillingWorld, type BillingWorld } from '../../billing/testing/billing-world';

let db: Firestore;
let world: BillingWorld;
let school: School;
beforeEach(async () => {
  db = await emptyDatabase('returned');
  world = await createBillingWorld(db);
  school = await openSchool(db, world, ['mon-9']);
});
afterEach(() => db.terminate());

/** A card whose payments are disputed at once. */
const DISPUTED = '4000 0000 0000 0259';

/**
 * Changes a year of VIP to PRIVATE by the month, so that the rest of the year is a credit.
 */
async function fromYearToMonth(uid: string): Promise<void> {
  await world.untold(async () => {
    await world.buy(uid, 'VIP_annually');
    await world.sandbox.advanceDays(31);
    await expect(school.change(uid, 'PRIVATE_monthly', 'mon-9')).resolves.toEqual({
      status: 'active',
    });
  });
}
const customerOf = (uid: string) => world.customersOf(uid)[0] ?? '';
async function balanceOf(uid: string): Promise<number> {
  const customer = await world.stripe.customers.retrieve(customerOf(uid));
  if (customer.deleted === true) throw new Error('deleted');
  return customer.balance;
}
const chargesOf = async (uid: string) =>
  (await world.stripe.charges.list({ customer: customerOf(uid) })).data;
async function refund(uid: string, amount?: number): Promise<void> {
  const [charge] = await chargesOf(uid);
  await world.stripe.refunds.create({
    charge: charge?.id ?? '',
    ...(amount !== undefined && { amount }),
  });
  await world.sandbox.settle();
}
async function tellRefundsAgain(): Promise<void> {
  const refunds = Object.values(world.sandbox.state.events).filter(({ type }) =>
    type.includes('refund'),
  );
  expect(refunds.length).toBeGreaterThan(0);
  for (const { id } of refunds) await world.sandbox.replay(id);
}

test.each([
  ['in the first month', 0],
  ['in the second month, which the credit pays', 32],
])(
  'a refunded year ends the month that its credit pays, %s, and takes the rest of it back',
  async (_, days) => {
    await fromYearToMonth('anna');
    if (days > 0) await world.sandbox.advanceDays(days);
    expect(await chargesOf('anna')).toHaveLength(1);
    expect(await balanceOf('anna')).toBeLessThan(-1000);
    await refund('anna', 5000);
    expect(await school.planOf('anna')).toMatchObject({ status: 'active' });
    await refund('anna');
    expect(await school.planOf('anna')).toMatchObject({ status: 'canceled' });
    expect(await balanceOf('anna')).toBe(0);
    expect(await school.hours()).toEqual([]);
    expect(await world.entitlementOf('anna')).toMatchObject({ endedFor: 'refund' });
    expect(await school.confirmationsOf('anna')).toContainEqual(
      expect.objectContaining({
        kind: 'ended',
        reason: 'refund',
        amount: { currency: 'chf', unit_amount: 34_900 },
      }),
    );
  },
);

test('a month that is paid by card runs on when the year before it is refunded', async () => {
  await fromYearToMonth('berta');
  // 349 pays two months and a part of the third.
  await world.untold(() => world.sandbox.advanceDays(100));
  const [, year] = (await chargesOf('berta')).sort((a, b) => b.created - a.created).slice(-2);
  expect(year?.amount).toBe(34_900);
  await world.stripe.refunds.create({ charge: year?.id ?? '' });
  await world.sandbox.settle();
  expect(await school.planOf('berta')).toMatchObject({ status: 'active' });
  expect(await world.entitlementOf('berta')).toMatchObject({ Tier: 3, cancels: false });
});

test('a gift of the school stays, and a repeated event takes the credit back once', async () => {
  await fromYearToMonth('clara');
  const gift = { amount: -2000, currency: 'chf' };
  await world.stripe.customers.createBalanceTransaction(customerOf('clara'), gift);
  await refund('clara');
  await tellRefundsAgain();
  expect(new Set(world.answered)).toEqual(new Set([200]));
  expect(await balanceOf('clara')).toBe(-2000);
});

test('the refund of a year takes its credit back, even after the end of its plan', async () => {
  await fromYearToMonth('dora');
  await world.stripe.subscriptions.cancel((await school.planOf('dora')).id);
  await world.sandbox.settle();
  expect(await balanceOf('dora')).toBeLessThan(-1000);
  await refund('dora');
  expect(await balanceOf('dora')).toBe(0);
});

test('a plan that was bought with the credit of a refunded payment ends, too', async () => {
  await fromYearToMonth('emma');
  await world.stripe.subscriptions.cancel((await school.planOf('emma')).id);
  await world.sandbox.settle();
  await world.buy('emma', 'BASIC_monthly');
  await world.sandbox.settle();
  expect(await world.entitlementOf('emma')).toMatchObject({ Tier: 1, cancels: false });
  expect(await chargesOf('emma')).toHaveLength(1);
  await refund('emma');
  expect(await world.entitlementOf('emma')).toMatchObject({ endedFor: 'refund' });
  expect(await balanceOf('emma')).toBe(0);
});

test('a plan that was paid by card runs on when an earlier plan is refunded', async () => {
  await world.untold(async () => {
    await world.buy('frida', 'VIP_annually');
    await world.sandbox.advanceDays(31);
  });
  await world.stripe.subscriptions.cancel((await school.planOf('frida')).id);
  await world.sandbox.settle();
  await world.buy('frida', 'BASIC_monthly');
  await world.sandbox.settle();
  const [, year] = (await chargesOf('frida')).sort((a, b) => a.amount - b.amount);
  await world.stripe.refunds.create({ charge: year?.id ?? '' });
  await world.sandbox.settle();
  expect(await world.entitlementOf('frida')).toMatchObject({ Tier: 1, cancels: false });
});

/** Upgrades a paid month of BASIC to VIP. Returns the charges, the newest first. */
async function fromBasicToVip(uid: string): Promise<readonly string[]> {
  await world.untold(async () => {
    await world.buy(uid, 'BASIC_monthly');
    await world.sandbox.advanceDays(31);
    await expect(school.change(uid, 'VIP_monthly')).resolves.toEqual({ status: 'active' });
  });
  const charges = await chargesOf(uid);
  expect(charges.map(({ amount }) => amount)).toEqual([expect.any(Number), 990]);
  return charges.map(({ id }) => id);
}
async function goesBack(charge: string | undefined): Promise<void> {
  await world.stripe.refunds.create({ charge: charge ?? '' });
  await world.sandbox.settle();
}
const auditOf = async (uid: string, action: string) =>
  (
    await db.collection('Audit').where('uid', '==', uid).where('action', '==', action).get()
  ).docs.map((one) => one.data());

test('a plan that a later payment bought goes on if the first one is refunded; the operator gets both sums', async () => {
  const [later, first] = await fromBasicToVip('hanna');
  const [{ amount: kept } = { amount: 0 }] = await chargesOf('hanna');
  expect(kept).toBeGreaterThan(2000);
  await goesBack(first);
  expect(await school.planOf('hanna')).toMatchObject({ status: 'active' });
  expect(await world.entitlementOf('hanna')).toMatchObject({ Tier: 2, cancels: false });
  await tellRefundsAgain();
  expect(await auditOf('hanna', 'payment-returned')).toMatchObject([
    { by: 'school', why: 'refund', returned: 990, kept, currency: 'chf' },
  ]);
  expect(await auditOf('hanna', 'plan-end-asked')).toEqual([]);
  // The operator refunds the rest, too.
  await goesBack(later);
  expect(await school.planOf('hanna')).toMatchObject({ status: 'canceled' });
  expect(await world.entitlementOf('hanna')).toMatchObject({ endedFor: 'refund' });
  expect(await auditOf('hanna', 'plan-end-asked')).toContainEqual(
    expect.objectContaining({ returned: kept, kept: 0 }),
  );
  expect(await school.confirmationsOf('hanna')).toContainEqual(
    expect.objectContaining({
      kind: 'ended',
      reason: 'refund',
      amount: { currency: 'chf', unit_amount: 990 + kept },
    }),
  );
});

test('a refund of the later payment ends the plan that it bought', async () => {
  const [later] = await fromBasicToVip('ida');
  const [{ amount } = { amount: 0 }] = await chargesOf('ida');
  await goesBack(later);
  expect(await school.planOf('ida')).toMatchObject({ status: 'canceled' });
  expect(await world.entitlementOf('ida')).toMatchObject({ Tier: 2, endedFor: 'refund' });
  expect(await auditOf('ida', 'plan-end-asked')).toContainEqual(
    expect.objectContaining({ why: 'refund', returned: amount, kept: 990, currency: 'chf' }),
  );
  expect(await auditOf('ida', 'payment-returned')).toEqual([]);
});

test('a disputed year ends the month that its credit pays', async () => {
  const rules = { refund: true, dispute: false };
  world = await createBillingWorld(db, {}, (services) => ({ ...services, returnEndsPlan: rules }));
  school = await openSchool(db, world, ['mon-9']);
  await world.untold(async () => {
    await world.buy('gina', 'VIP_annually', DISPUTED);
    await world.sandbox.advanceDays(31);
    await school.change('gina', 'PRIVATE_monthly', 'mon-9');
  });
  expect(await school.planOf('gina')).toMatchObject({ status: 'active' });
  // As if the dispute began now.
  rules.dispute = true;
  await world.stripe.customers.update(customerOf('gina'), { name: 'Gina' });
  await world.sandbox.settle();
  expect(await school.planOf('gina')).toMatchObject({ status: 'canceled' });
  expect(await world.entitlementOf('gina')).toMatchObject({ endedFor: 'dispute' });
  expect(await balanceOf('gina')).toBe(0);
});
