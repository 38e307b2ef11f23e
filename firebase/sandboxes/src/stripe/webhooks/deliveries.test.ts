import { testWorld } from '../testing';

it('sends again what was not taken, until it is', async () => {
  const statuses = [500, 0, 200];
  const seen: string[] = [];
  const { sandbox, stripe } = testWorld({
    deliver: async ({ body }) => {
      seen.push((JSON.parse(body) as { id: string }).id);
      const status = statuses.shift() ?? 200;
      if (status === 0) throw new Error('unreachable');
      return status;
    },
  });
  await stripe.customers.create({});
  await sandbox.settle();
  await sandbox.advanceDays(1);
  expect(seen).toHaveLength(3);
  expect(new Set(seen).size).toBe(1);
  expect(sandbox.state.deliveries[0]?.attempts.map(({ status }) => status)).toEqual([500, 0, 200]);
});

it('holds events until they are released', async () => {
  const { sandbox, stripe, types } = testWorld();
  sandbox.setDeliveries('hold');
  await stripe.customers.create({});
  await sandbox.settle();
  expect(types()).toEqual([]);
  await sandbox.release();
  expect(types()).toEqual(['customer.created']);
});

it('sends each event twice', async () => {
  const { sandbox, stripe, types } = testWorld();
  sandbox.setDeliveries('duplicate');
  await stripe.customers.create({});
  await sandbox.settle();
  expect(types()).toEqual(['customer.created', 'customer.created']);
});

it('sends the newest event first', async () => {
  const { sandbox, stripe, types } = testWorld();
  sandbox.setDeliveries('reverse');
  const { id } = await stripe.customers.create({});
  await stripe.customers.update(id, { name: 'Anna' });
  await sandbox.settle();
  expect(types()).toEqual(['customer.updated', 'customer.created']);
});

it('sends an event again on demand, with the state that it had', async () => {
  const { sandbox, stripe, received, types } = testWorld();
  const { id } = await stripe.customers.create({ name: 'Anna' });
  await stripe.customers.update(id, { name: 'Berta' });
  await sandbox.settle();
  const [first] = Object.keys(sandbox.state.events);
  await sandbox.replay(first ?? '');
  expect(types().at(-1)).toBe('customer.created');
  expect(received.at(-1)?.body).toContain('Anna');
  await expect(sandbox.replay('evt_none')).rejects.toThrow('There is no event evt_none.');
});

it('goes on from a saved state', async () => {
  const first = testWorld();
  const { id } = await first.stripe.customers.create({ name: 'Anna' });
  const state = JSON.parse(JSON.stringify(first.sandbox.state)) as typeof first.sandbox.state;
  const second = testWorld({ state });
  expect(await second.stripe.customers.retrieve(id)).toMatchObject({ name: 'Anna' });
  expect((await second.stripe.customers.create({})).id).not.toBe(id);
});
