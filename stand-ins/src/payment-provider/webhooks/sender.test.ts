import { testWorld } from '../testing/test-world';

test('sends an event again until the endpoint has taken it', async () => {
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

test('sends events at the same time: a slow answer delays no other', async () => {
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

test('counts a late answer as none, and sends again', async () => {
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

test('sends an event by itself while another waits for its answer', async () => {
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
  await stripe.customers.update(id, { email: 'anna@example.com' });
  await sandbox.settle();
  const [first, second] = sandbox.state.deliveries.map(({ attempts }) => attempts[0]?.status);
  expect([first, second]).toEqual([0, 200]);
});

test('sends no more than four at a time, also after their timeout', async () => {
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
  await stripe.customers.update(id, { email: 'anna@example.com' });
  await sandbox.settle();
  expect(types()).toEqual(['customer.updated', 'customer.created']);
});

test('sends an event again on demand, with the state that it had', async () => {
  const { sandbox, stripe, received, types } = testWorld();
  const { id } = await stripe.customers.create({ email: 'anna@example.com' });
  await stripe.customers.update(id, { email: 'berta@example.com' });
  await sandbox.settle();
  const [first] = Object.keys(sandbox.state.events);
  await sandbox.replay(first ?? '');
  expect(types().at(-1)).toBe('customer.created');
  expect(received.at(-1)?.body).toContain('anna@example.com');
  await expect(sandbox.replay('evt_none')).rejects.toThrow('There is no event evt_none.');
});

test('goes on from a saved state', async () => {
  const first = testWorld();
  const { id } = await first.stripe.customers.create({ email: 'anna@example.com' });
  const state = JSON.parse(JSON.stringify(first.sandbox.state)) as typeof first.sandbox.state;
  const second = testWorld({ state });
  expect(await second.stripe.customers.retrieve(id)).toMatchObject({
    email: 'anna@example.com',
  });
  expect((await second.stripe.customers.create({})).id).not.toBe(id);
});
