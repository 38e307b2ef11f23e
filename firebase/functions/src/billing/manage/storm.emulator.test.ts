import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { AppError } from 'shared-contracts';
import Stripe from 'stripe';
import { clientOf, emptyDatabase } from '../../testing/emulator-database';
import { project } from '../../ledger/projection/project';
import { readCustomerState } from '../../ledger/provider/customer-state';
import { inTime } from '../../ledger/provider/stripe';
import type { BillingServices } from '../../ledger/services';
import { syncOwn } from '../sync.function';
import { createBillingWorld, type BillingWorld } from '../testing/billing-world';
import { OFFER } from '../testing/offer';
import { handleEvent } from '../webhook/handle-event';
import { createCardUpdate } from './card-update';
import { changePlan, previewChange } from './change-plan';
import { cancelPlan, uncancelPlan } from './manage-plan';

/** Whether calls wait for the lock without pauses. */
let mockIsHasty = false;
jest.mock('node:timers/promises', () => {
  const { setTimeout } =
    jest.requireActual<typeof import('node:timers/promises')>('node:timers/promises');
  return { setTimeout: (ms: number) => setTimeout(mockIsHasty ? 0 : ms) };
});

let db: Firestore;
/** The database of another instance of the functions. */
let elsewhere: Firestore;
let world: BillingWorld;
beforeAll(async () => {
  db = await emptyDatabase('storm');
  elsewhere = clientOf('storm');
});
let count = 0;
// Webhooks change nothing.
beforeEach(async () => {
  world = await createBillingWorld(db, { seed: `${(count += 1)}`, deliver: async () => 200 });
});
afterAll(() => Promise.all([db.terminate(), elsewhere.terminate()]));

const cancel = (uid: string, services: BillingServices = world.services) =>
  cancelPlan(uid, services);
const change = (uid: string, PackageID: string, services: BillingServices = world.services) =>
  changePlan({ OfferID: OFFER.offerID, PackageID }, uid, services);
const downgrade = (uid: string, services?: BillingServices) =>
  change(uid, 'BASIC_monthly', services);

function planOf(uid: string): Stripe.Subscription {
  const [customer] = world.customersOf(uid);
  const all = Object.values(world.sandbox.state.subscriptions);
  const own = all.find((one) => one.customer === customer);
  if (own === undefined) throw new Error(`${uid} has no plan`);
  return own;
}

/** The provider's plan for the end of the period. */
const endOf = (uid: string) => {
  const { cancel_at, schedule } = planOf(uid);
  return { cancels: cancel_at !== null, changes: schedule !== null };
};

/** Services that run `before` ahead of each request to the provider. */
function servicesWith(before: (method: string, path: string) => Promise<void> | void) {
  const client = Stripe.createFetchHttpClient(async (input, init) => {
    await before(init?.method ?? '', new URL(String(input)).pathname);
    return world.sandbox.fetch(input, init);
  });
  const httpClient = inTime(client);
  const stripe = new Stripe('sk_test_sandbox', { httpClient, maxNetworkRetries: 0 });
  return { ...world.services, stripe };
}

/** Services that hold one request to the provider back until `open` is called. */
function stoppedAt(path: string) {
  let reach!: () => void;
  let open!: () => void;
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const opened = new Promise<void>((resolve) => (open = resolve));
  const services = servicesWith((method, asked) => {
    if (method !== 'POST' || !asked.startsWith(path)) return undefined;
    reach();
    return opened;
  });
  return { services, reached, open };
}

test('20 concurrent cancellations, changes and resumptions end in one state, and charge each change once', async () => {
  world = await createBillingWorld(db, { seed: 'webhooks' });
  const uid = 'anna';
  await world.untold(async () => {
    await world.buy(uid, 'BASIC_monthly');
    await world.sandbox.advanceDays(31);
  });
  const wishes = [
    () => cancelPlan(uid, world.services),
    () => change(uid, 'VIP_monthly'),
    () => change(uid, 'BASIC_monthly'),
    () => uncancelPlan({ productIDToUncancel: 'vip_monthly' }, uid, world.services),
    () => uncancelPlan({ productIDToUncancel: 'basic_monthly' }, uid, world.services),
  ];
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => wishes[index % wishes.length]?.()),
  );
  // Each call succeeds, is not possible now, or must be retried.
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
  // Later calls still work.
  await change(uid, 'VIP_monthly');
  await expect(world.entitlementOf(uid)).resolves.toMatchObject({ Tier: 2, cancels: false });
});

test.each([
  ['a cancellation', cancel, downgrade, '/v1/subscription_schedules'],
  ['a downgrade', downgrade, cancel, '/v1/subscriptions/'],
] as const)(
  '%s of another instance waits for what is at work, and says the last word',
  async (what, later, sooner, path) => {
    const uid = what.replaceAll(' ', '-');
    await world.buy(uid, 'VIP_monthly');
    const { services, reached, open } = stoppedAt(path);
    const first = sooner(uid, services);
    await reached;
    let asked = 0;
    let waits!: (what: string) => void;
    const waiting = new Promise<string>((resolve) => (waits = resolve));
    const now = () => {
      asked += 1;
      // The first read is for the time budget, the others are for the lock.
      if (asked === 3) waits('waits');
      return new Date();
    };
    const second = later(uid, { ...world.services, db: elsewhere, now });
    await expect(Promise.race([second, waiting])).resolves.toBe('waits');
    open();
    await Promise.all([first, second]);
    const changes = later === downgrade;
    expect(endOf(uid)).toEqual({ cancels: !changes, changes });
    expect((await world.billingOf(uid))?.turn).toBeUndefined();
  },
);

test('of a concurrent cancellation and downgrade the later one wins', async () => {
  for (let tries = 0; tries < 2; tries += 1) {
    const uid = `at-once-${tries}`;
    await world.buy(uid, 'VIP_monthly');
    const isChangedLast = tries % 2 === 0;
    const wishes = isChangedLast ? [cancel, downgrade] : [downgrade, cancel];
    await Promise.all(wishes.map((wish) => wish(uid)));
    expect(endOf(uid)).toEqual({
      cancels: !isChangedLast,
      changes: isChangedLast,
    });
    const again = isChangedLast
      ? expect(cancel(uid)).resolves.toMatchObject({ cancels: true })
      : expect(cancel(uid)).rejects.toMatchObject({ details: { reason: 'already-cancelled' } });
    await again;
  }
});

/** A minute ago, before a period that begins now. */
const earlier = () => new Date(Date.now() - 60_000);
const toYear = { OfferID: OFFER.offerID, PackageID: 'BASIC_annually' };

test('of three concurrent upgrades one is charged, and the others are refused with a reason', async () => {
  const uid = 'three-tabs';
  await world.buy(uid, 'BASIC_monthly');
  await world.sandbox.advanceDays(40);
  const { id: previewID, dueNow: shownAmount } = await previewChange(toYear, uid, {
    ...world.services,
    now: earlier,
  });
  const results = await Promise.allSettled(
    Array.from({ length: 3 }, () =>
      changePlan({ ...toYear, previewID, shownAmount }, uid, world.services),
    ),
  );
  for (const result of results) {
    const isKnown =
      result.status === 'fulfilled' ||
      (result.reason instanceof AppError &&
        ['aborted', 'failed-precondition'].includes(result.reason.code));
    expect([isKnown, result]).toEqual([true, result]);
  }
  const [customer = ''] = world.customersOf(uid);
  const { data } = await world.stripe.charges.list({ customer });
  expect(data.map(({ amount }) => amount)).toContain(shownAmount);
  expect(data).toHaveLength(2);
});

test('a preview is aborted if another tab has ended its period meanwhile', async () => {
  const uid = 'two-tabs';
  await world.buy(uid, 'BASIC_monthly');
  await world.sandbox.advanceDays(40);
  const { services, reached, open } = stoppedAt('/v1/invoices/create_preview');
  const preview = previewChange(toYear, uid, { ...services, now: earlier });
  const said = expect(preview).rejects.toMatchObject({ code: 'aborted' });
  await reached;
  await change(uid, 'BASIC_annually');
  open();
  await said;
  await expect(
    previewChange({ ...toYear, PackageID: 'VIP_annually' }, uid, world.services),
  ).resolves.toMatchObject({ isLater: false });
});

test('a call with a used-up budget asks the provider nothing more, and frees its lock', async () => {
  const uid = 'slow';
  await world.buy(uid, 'VIP_monthly');
  let passed = 0;
  const now = () => new Date(Date.now() + passed);
  const asked: string[] = [];
  const slow = servicesWith((method, path) => {
    asked.push(`${method} ${path}`);
    // The first answer comes 50 s later.
    passed = 50_000;
  });
  await expect(cancel(uid, { ...slow, now })).rejects.toMatchObject({ code: 'unavailable' });
  expect(asked).toEqual(['GET /v1/subscriptions']);
  expect(endOf(uid)).toEqual({ cancels: false, changes: false });
  await expect(cancel(uid)).resolves.toMatchObject({ cancels: true });
});

test('each write at the provider waits for the lock of another instance', async () => {
  const { sandbox, services } = world;
  const buyThen = async (uid: string, ...more: ((uid: string) => Promise<unknown>)[]) => {
    await world.buy(uid, 'VIP_monthly');
    for (const one of more) await one(uid);
  };
  const writes: Record<string, { before: () => Promise<unknown>; write: () => Promise<unknown> }> =
    {
      cancels: { before: () => buyThen('cancels'), write: () => cancel('cancels') },
      resumes: {
        before: () => buyThen('resumes', cancel),
        write: () => uncancelPlan({ productIDToUncancel: 'vip_monthly' }, 'resumes', services),
      },
      changes: { before: () => buyThen('changes'), write: () => downgrade('changes') },
      repairs: {
        before: () =>
          buyThen('repairs', downgrade, async () => sandbox.cancelInPortal(planOf('repairs').id)),
        write: () => syncOwn('repairs', services),
      },
      saves: {
        before: () => buyThen('saves'),
        write: async () => {
          const { id } = await createCardUpdate('saves', services);
          sandbox.pay(id);
          const completed = Object.values(sandbox.state.events).find(
            ({ data }) => 'id' in data.object && data.object.id === id,
          );
          await handleEvent(completed!, services);
        },
      },
    };
  const turn = { id: 'other', until: Math.floor(Date.now() / 1000) + 120 };
  for (const [uid, { before }] of Object.entries(writes)) {
    await before();
    await db.doc(`Billing/${uid}`).set({ turn }, { merge: true });
  }
  mockIsHasty = true;
  const refused = await Promise.allSettled(Object.values(writes).map(({ write }) => write()));
  expect(refused.map((one) => one.status === 'rejected' && (one.reason as AppError).code)).toEqual(
    Object.keys(writes).map(() => 'aborted'),
  );
  mockIsHasty = false;
  for (const [uid, { write }] of Object.entries(writes)) {
    await db.doc(`Billing/${uid}`).update({ turn: FieldValue.delete() });
    await write();
  }
  expect(endOf('cancels')).toEqual({ cancels: true, changes: false });
  expect(endOf('changes')).toEqual({ cancels: false, changes: true });
});
