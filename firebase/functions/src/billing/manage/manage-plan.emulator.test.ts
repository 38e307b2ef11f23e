import type { Firestore } from 'firebase-admin/firestore';
import { emptyDatabase } from '../../testing/emulator-database';
import { createBillingWorld, type BillingWorld } from '../testing/billing-world';
import { cancelPlan, uncancelPlan } from './manage-plan';

let db: Firestore;
let world: BillingWorld;
beforeAll(async () => {
  db = await emptyDatabase('manage-plan');
  world = await createBillingWorld(db);
}, 30_000);
afterAll(() => db.terminate());

const VIP = { productIDToUncancel: 'vip_monthly' };

test('a plan is cancelled at the end of its period, and taken back [CALL-cancelSubscription] [CALL-uncancelSubscription]', async () => {
  await world.buy('anna', 'VIP_monthly');
  await expect(uncancelPlan(VIP, 'anna', world.services)).rejects.toMatchObject({
    details: { reason: 'not-cancelled' },
  });
  const { expires_date } = await cancelPlan('anna', world.services);
  await expect(world.entitlementOf('anna')).resolves.toMatchObject({
    cancels: true,
    expires_date,
    subscriptions: { vip_monthly: { cancels: true, expires_date } },
  });
  await expect(cancelPlan('anna', world.services)).rejects.toMatchObject({
    code: 'failed-precondition',
    details: { reason: 'already-cancelled' },
  });
  await expect(uncancelPlan(VIP, 'anna', world.services)).resolves.toEqual({ cancels: false });
  await expect(world.entitlementOf('anna')).resolves.toMatchObject({ cancels: false });
});

test('a cancellation of the portal is taken back, too', async () => {
  await world.buy('berta', 'VIP_monthly');
  const [customer = ''] = world.customersOf('berta');
  const [own] = (await world.stripe.subscriptions.list({ customer })).data;
  await world.stripe.subscriptions.update(own?.id ?? '', {
    cancel_at: own?.items.data[0]?.current_period_end ?? 0,
  });
  await uncancelPlan(VIP, 'berta', world.services);
  await expect(world.entitlementOf('berta')).resolves.toMatchObject({ cancels: false });
});

test('a cancellation that worked is answered as such, although the projection after it failed', async () => {
  await world.buy('clara', 'VIP_monthly');
  const logged: string[] = [];
  const { invoices } = world.stripe;
  const spy = jest.spyOn(invoices, 'list').mockImplementation(() => {
    throw new Error('down');
  });
  const answer = await cancelPlan('clara', {
    ...world.services,
    log: (result) => void logged.push(result),
  });
  spy.mockRestore();
  expect(answer.cancels).toBe(true);
  expect(logged).toEqual(['projection after a change failed']);
  await world.sandbox.settle();
  await expect(world.entitlementOf('clara')).resolves.toMatchObject({ cancels: true });
});

test('nothing to cancel', async () => {
  await expect(cancelPlan('nobody', world.services)).rejects.toMatchObject({
    code: 'failed-precondition',
    details: { reason: 'no-plan' },
  });
});
