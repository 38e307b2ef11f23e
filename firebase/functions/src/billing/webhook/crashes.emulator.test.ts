import type { Firestore } from 'firebase-admin/firestore';
import { emptyDatabase } from '../../testing/emulator-database';
import { createBillingWorld } from '../testing/billing-world';

let db: Firestore;
beforeAll(async () => {
  db = await emptyDatabase('crashes');
});
afterAll(() => db.terminate());

/** Crashes the process at one of its writes, before or after the database has made it. */
function dyingAt(real: Firestore, turn: number, when: 'before' | 'after') {
  let writes = 0;
  const state = { isArmed: false, hasDied: false };
  const mortal = new Proxy(real, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (name !== 'runTransaction') return value.bind(target);
      return async (...args: Parameters<Firestore['runTransaction']>) => {
        const dies = state.isArmed && (writes += 1) === turn;
        if (dies) state.hasDied = true;
        if (dies && when === 'before') throw new Error('died');
        const result: unknown = await target.runTransaction(...args);
        if (dies) throw new Error('died');
        return result;
      };
    },
  });
  return { mortal, state };
}

const cases = [1, 2, 3, 4].flatMap((turn) =>
  (['before', 'after'] as const).map((when) => [turn, when] as const),
);

test.each(cases)('a crash at write %d of the webhook, %s it, does no harm', async (turn, when) => {
  const uid = `learner-${turn}-${when}`;
  const { mortal, state } = dyingAt(db, turn, when);
  const world = await createBillingWorld(db, { seed: `${turn}${when}` }, (services) => ({
    ...services,
    db: mortal,
  }));
  await world.buy(uid, 'VIP_monthly');
  // The link is deleted, so that the webhook writes it again.
  await db.doc(`Billing/${uid}`).delete();
  state.isArmed = true;
  await world.sandbox.settle();
  expect(state.hasDied).toBe(true);
  expect(world.answered).toContain(500);
  // The provider delivers refused events again.
  for (const event of Object.keys(world.sandbox.state.events)) await world.sandbox.replay(event);
  await expect(world.entitlementOf(uid)).resolves.toMatchObject({
    identifier: 'VIP_monthly',
    subscriptions: { vip_monthly: { cancels: false } },
  });
  await expect(world.billingOf(uid)).resolves.toMatchObject({
    StripeCustomerID: world.customersOf(uid)[0],
  });
});
