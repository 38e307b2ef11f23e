import type { Firestore } from 'firebase-admin/firestore';
import { currentSubscriptionsOf } from '../ledger/current-plan';
import { emptyDatabase } from '../testing/emulator-database';
import { endOf, isLive, periodOf } from '../ledger/provider/standing';
import { changePlan } from './manage/change-plan';
import { cancelPlan } from './manage/manage-plan';
import { createBillingWorld, type BillingWorld } from './testing/billing-world';
import { OFFER } from './testing/offer';

const DAY = 86_400;

let db: Firestore;
let world: BillingWorld;
beforeAll(async () => {
  db = await emptyDatabase('year');
  world = await createBillingWorld(db);
});
afterAll(() => db.terminate());

const isoOf = (seconds: number) => new Date(seconds * 1000).toISOString();

/** A learner's plans at the provider, in the document and from the callable. */
async function viewsOf(uid: string) {
  const [customer = ''] = world.customersOf(uid);
  const { data } = await world.stripe.subscriptions.list({ customer, status: 'all' });
  const provider = data.filter(isLive).map((own) => ({
    ProductID: own.items.data[0]?.price.product,
    cancels: endOf(own) !== null,
    expires_date: isoOf(endOf(own) ?? periodOf(own).end),
  }));
  const stored = (await world.entitlementOf(uid)) ?? null;
  const shown = (records: object) =>
    Object.values(records as Record<string, { [key: string]: unknown }>).map(
      ({ ProductID, cancels, expires_date }) => ({ ProductID, cancels, expires_date }),
    );
  return {
    provider,
    document: shown(stored?.subscriptions ?? {}),
    callable: shown(currentSubscriptionsOf(stored, new Date())),
  };
}

/** Paid amounts, the oldest first, and the days between them. */
async function paymentsOf(uid: string) {
  const [customer = ''] = world.customersOf(uid);
  const { data } = await world.stripe.invoices.list({ customer, status: 'paid', limit: 100 });
  const paid = data.filter(({ amount_paid }) => amount_paid > 0).reverse();
  const starts = paid.map(({ lines }) => lines.data.at(-1)?.period.start ?? 0);
  return {
    sums: paid.map(({ amount_paid }) => amount_paid),
    days: starts.slice(1).map((start, index) => (start - (starts[index] ?? 0)) / DAY),
  };
}

test('a year of three learners: all views agree after each step, twelve payments, sums to the rappen', async () => {
  const learners = ['anna', 'berta', 'clara'];
  // The trials end on 31 January, which becomes the billing day.
  world.sandbox.setCalendar(new Date('2027-01-01T10:00Z'));
  await world.buy('anna', 'BASIC_monthly');
  await world.buy('berta', 'VIP_monthly', undefined, 'MERCI5');
  await world.buy('clara', 'BASIC_annually');
  await world.sandbox.settle();

  const steps: Readonly<Record<number, () => Promise<unknown>>> = {
    6: () =>
      changePlan({ OfferID: OFFER.offerID, PackageID: 'BASIC_monthly' }, 'berta', world.services),
    9: () => cancelPlan('clara', world.services),
  };
  for (let month = 1; month <= 12; month += 1) {
    // To the middle of each month: 31 January and 15 days are 15 February.
    await world.sandbox.advanceDays(month === 1 ? 45 : 30);
    await steps[month]?.();
    for (const uid of learners) {
      const { provider, document, callable } = await viewsOf(uid);
      const scheduled = uid === 'berta' && month === 6;
      expect([month, uid, callable]).toEqual([month, uid, document]);
      if (scheduled) expect(document).toHaveLength(2);
      else expect([month, uid, document]).toEqual([month, uid, provider]);
    }
  }
  // 375 days have passed: it is 11 January 2028.
  const year = [28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  await expect(paymentsOf('anna')).resolves.toEqual({
    sums: Array.from({ length: 12 }, () => 990),
    days: year,
  });
  await expect(paymentsOf('berta')).resolves.toEqual({
    // The promotion code stays after the change.
    sums: [...Array.from({ length: 6 }, () => 3400), ...Array.from({ length: 6 }, () => 490)],
    days: year,
  });
  await expect(paymentsOf('clara')).resolves.toEqual({ sums: [8900], days: [] });
});
