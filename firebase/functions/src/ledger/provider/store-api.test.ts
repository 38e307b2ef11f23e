import { createStoreApi, type StoreApiOptions } from './store-api';

type Answer = { status: number; body?: object; headers?: Record<string, string> } | 'lost';

const item = (id: string) => ({
  id,
  product_id: 'prod_1',
  starts_at: 1,
  current_period_ends_at: 2,
  gives_access: true,
  auto_renewal_status: 'will_renew',
  store: 'app_store',
  more: 'is ignored',
});
const list = (ids: readonly string[], next_page: string | null = null) => ({
  status: 200,
  body: { object: 'list', items: ids.map(item), next_page },
});

/** A service that gives these answers in turn. */
function serviceWith(answers: readonly Answer[], options: Partial<StoreApiOptions> = {}) {
  const asked: string[] = [];
  const waited: number[] = [];
  const left = [...answers];
  const api = createStoreApi({
    origin: 'http://stores',
    project: 'proj',
    key: 'sk',
    fetch: async (input, init) => {
      asked.push(`${init?.method} ${String(input)}`);
      expect(new Headers(init?.headers).get('authorization')).toBe('Bearer sk');
      const answer = left.shift() ?? 'lost';
      if (answer === 'lost') throw new TypeError('fetch failed');
      const { status, body = {}, headers = {} } = answer;
      return new Response(JSON.stringify(body), { status, headers });
    },
    wait: async (ms) => void waited.push(ms),
    ...options,
  });
  return { api, asked, waited };
}

const OWN = 'GET http://stores/v2/projects/proj/customers/a%20b/subscriptions?environment=';

test('reads every page of production purchases', async () => {
  const { api, asked } = serviceWith([list(['one'], '/v2/next'), list(['two'])]);
  const found = await api.subscriptionsOf('a b');
  expect(found.map(({ id }) => id)).toEqual(['one', 'two']);
  expect(asked).toEqual([`${OWN}production`, 'GET http://stores/v2/next']);
});

test('reads purchases that do not renew', async () => {
  const purchase = {
    id: 'purc_1',
    product_id: 'prod_1',
    purchased_at: 3,
    status: 'owned',
    store: 'app_store',
    more: 'is ignored',
  };
  const { api, asked } = serviceWith([
    { status: 200, body: { items: [purchase], next_page: '/v2/next' } },
    { status: 200, body: { items: [], next_page: null } },
  ]);
  await expect(api.purchasesOf('a b')).resolves.toEqual([
    { id: 'purc_1', product_id: 'prod_1', purchased_at: 3, status: 'owned', store: 'app_store' },
  ]);
  expect(asked).toEqual([
    'GET http://stores/v2/projects/proj/customers/a%20b/purchases?environment=production',
    'GET http://stores/v2/next',
  ]);
});

test('test purchases count only for testers', async () => {
  const testers = new Set(['a b']);
  const { api, asked } = serviceWith([list([]), list(['tried'])], { testers });
  expect(await api.subscriptionsOf('a b')).toHaveLength(1);
  expect(asked).toEqual([`${OWN}production`, `${OWN}sandbox`]);
});

test('an unknown learner has no purchases', async () => {
  await expect(serviceWith([{ status: 404 }]).api.subscriptionsOf('a b')).resolves.toEqual([]);
});

test.each([
  [429, { 'retry-after': '2' }, 2000],
  [423, {}, 300],
  [500, {}, 300],
  [503, { 'retry-after': '0' }, 0],
])('tries again after %d, as it asks or with back-off', async (status, headers, ms) => {
  const { api, waited } = serviceWith([{ status, headers }, list(['one'])]);
  expect(await api.subscriptionsOf('a b')).toHaveLength(1);
  expect(waited).toEqual([ms]);
});

test('retries after a lost connection, and is unavailable after the last retry', async () => {
  const { api, waited } = serviceWith(['lost', 'lost', 'lost', 'lost', list(['too late'])]);
  await expect(api.subscriptionsOf('a b')).rejects.toMatchObject({ code: 'unavailable' });
  expect(waited).toEqual([300, 1200, 3000]);
});

test.each([
  ['a wrong key', { status: 401 }],
  ['a wait of a minute', { status: 429, headers: { 'retry-after': '60' } }],
])('%s is not tried again', async (_, answer) => {
  const { api, asked } = serviceWith([answer, list(['one'])]);
  await expect(api.subscriptionsOf('a b')).rejects.toMatchObject({ code: 'unavailable' });
  expect(asked).toHaveLength(1);
});

test('lists customers after a given id, and deletes one', async () => {
  const { api, asked } = serviceWith([
    { status: 200, body: { items: [{ id: 'anna' }], next_page: null } },
    { status: 200 },
    { status: 404 },
  ]);
  const seen: string[] = [];
  for await (const id of api.customers('a&b')) seen.push(id);
  expect(seen).toEqual(['anna']);
  await expect(api.deleteCustomer('anna')).resolves.toBe('deleted');
  await expect(api.deleteCustomer('anna')).resolves.toBe('none');
  expect(asked).toEqual([
    'GET http://stores/v2/projects/proj/customers?starting_after=a%26b',
    'DELETE http://stores/v2/projects/proj/customers/anna',
    'DELETE http://stores/v2/projects/proj/customers/anna',
  ]);
});

test('lists the customers of all pages', async () => {
  const pages = Array.from({ length: 60 }, (_, page) => ({
    status: 200,
    body: { items: [{ id: `uid-${page}` }], next_page: page < 59 ? `/v2/next-${page}` : null },
  }));
  const seen: string[] = [];
  for await (const id of serviceWith(pages).api.customers(null)) seen.push(id);
  expect(seen).toHaveLength(60);
});

test('an endless list of purchases is refused', async () => {
  const { api } = serviceWith(Array.from({ length: 60 }, () => list(['one'], '/v2/again')));
  await expect(api.subscriptionsOf('a b')).rejects.toMatchObject({ code: 'unavailable' });
});
