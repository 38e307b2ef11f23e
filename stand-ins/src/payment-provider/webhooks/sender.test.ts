import { testWorld } from '../testing/test-world';

test('sends again what was not taken, until it is', async () => {
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

test('sends events side by side: none waits for the answer of another', async () => {
  let meet = () => {};
  const both = new Promise<void>((resolve) => (meet = resolve));
  const seen: string[] = [];
  const { sandbox, stripe } = testWorld({
    async deliver({ body }) {
      seen.push(body);
      if (seen.length === 2) meet();
      await both;
      return 200;
    },
  });
  await stripe.customers.create({});
  await stripe.customers.create({});
  await sandbox.settle();
  expect(sandbox.state.deliveries.map(({ attempts }) => attempts[0]?.status)).toEqual([200, 200]);
});

test('takes no answer in time for no answer, and sends again', async () => {
  const given: AbortSignal[] = [];
  const { sandbox, stripe } = testWorld({
    webhookTimeoutMs: 20,
    deliver: (_request, signal) => {
      given.push(signal);
      return given.length === 1 ? new Promise(() => {}) : Promise.resolve(200);
    },
  });
  await stripe.customers.create({});
  await sandbox.settle();
  expect(sandbox.state.deliveries[0]?.attempts.map(({ status }) => status)).toEqual([0]);
  expect(given.map(({ aborted }) => aborted)).toEqual([true]);
  await sandbox.advanceDays(1);
  expect(sandbox.state.deliveries[0]?.attempts.map(({ status }) => status)).toEqual([0, 200]);
});

test('sends an event while another one is not answered', async () => {
  const seen: string[] = [];
  const { sandbox, stripe } = testWorld({
    autoDeliver: true,
    deliver: ({ body }) => {
      seen.push((JSON.parse(body) as { type: string }).type);
      return seen.length === 1 ? new Promise(() => {}) : Promise.resolve(200);
    },
    webhookTimeoutMs: 100,
  });
  const { id } = await stripe.customers.create({});
  await stripe.customers.update(id, { name: 'Anna' });
  await sandbox.settle();
  const [first, second] = sandbox.state.deliveries.map(({ attempts }) => attempts[0]?.status);
  expect([first, second]).toEqual([0, 200]);
});

test('sends no more while an endpoint still works on what nobody waits for', async () => {
  let working = 0;
  let most = 0;
  const { sandbox, stripe } = testWorld({
    webhookTimeoutMs: 20,
    deliver: (_request, signal) => {
      most = Math.max(most, (working += 1));
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          working -= 1;
          reject(new Error('left alone'));
        });
      });
    },
  });
  for (let count = 0; count < 9; count += 1) await stripe.customers.create({});
  await sandbox.settle();
  expect(sandbox.state.deliveries.every(({ attempts }) => attempts.length === 1)).toBe(true);
  expect(most).toBe(4);
});

test('holds events until they are released', async () => {
  const { sandbox, stripe, types } = testWorld();
  sandbox.setDeliveries('hold');
  await stripe.customers.create({});
  await sandbox.settle();
  expect(types()).toEqual([]);
  await sandbox.release();
  expect(types()).toEqual(['customer.created']);
});

test('sends each event twice', async () => {
  const { sandbox, stripe, types } = testWorld();
  sandbox.setDeliveries('duplicate');
  await stripe.customers.create({});
  await sandbox.settle();
  expect(types()).toEqual(['customer.created', 'customer.created']);
});

test('sends the newest event first', async () => {
  const { sandbox, stripe, types } = testWorld();
  sandbox.setDeliveries('reverse');
  const { id } = await stripe.customers.create({});
  await stripe.customers.update(id, { name: 'Anna' });
  await sandbox.settle();
  expect(types()).toEqual(['customer.updated', 'customer.created']);
});

test('sends an event again on demand, with the state that it had', async () => {
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

test('goes on from a saved state', async () => {
  const first = testWorld();
  const { id } = await first.stripe.customers.create({ name: 'Anna' });
  const state = JSON.parse(JSON.stringify(first.sandbox.state)) as typeof first.sandbox.state;
  const second = testWorld({ state });
  expect(await second.stripe.customers.retrieve(id)).toMatchObject({ name: 'Anna' });
  expect((await second.stripe.customers.create({})).id).not.toBe(id);
});
