import type { RunningSandbox } from '../sandbox/serve';
import { createRevenueCatSandbox, type RevenueCatSandbox } from './sandbox';
import { serveRevenueCatSandbox } from './server';

let sandbox: RevenueCatSandbox;
let running: RunningSandbox;
beforeEach(async () => {
  sandbox = createRevenueCatSandbox({
    products: [{ id: 'prod_ios_basic', storeID: 'basic_monthly', os: 'ios', months: 1 }],
    key: 'sk_test',
    project: 'proj',
    endpoint: { authorization: 'Bearer webhook', deliver: async () => 200 },
  });
  running = await serveRevenueCatSandbox(sandbox, 0);
});
afterEach(() => running.close());

const at = (path: string) => `http://127.0.0.1:${running.port}${path}`;
const post = (name: string, body: object, headers = {}) =>
  fetch(at(`/_control/${name}`), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const BUY = { uid: 'anna', ProductID: 'basic_monthly', os: 'ios' };

test('a control buys, and the viewer shows the customer and the event', async () => {
  expect((await post('purchase', BUY)).status).toBe(200);
  const page = await (await fetch(at('/'))).text();
  expect(page).toContain('anna');
  expect(page).toContain('INITIAL_PURCHASE');
});

test.each([
  ['purchase', { ...BUY, os: 'web' }],
  ['purchase', { ...BUY, ProductID: 'private_monthly' }],
  ['expire', { uid: 'nobody', ProductID: 'basic_monthly' }],
  ['clock', { advanceDays: 'soon' }],
  ['format-disk', {}],
])('%s with %j is refused with a reason, and nothing is done', async (name, body) => {
  const answer = await post(name, body);
  expect(answer.status).toBe(400);
  expect(((await answer.json()) as { error: string }).error).not.toBe('');
  expect(sandbox.state.subscriptions).toEqual({});
});

test('a page of another site buys nothing', async () => {
  expect((await post('purchase', BUY, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(sandbox.state.subscriptions).toEqual({});
});

test('reset restores the state of the start', async () => {
  await post('purchase', BUY);
  await post('reset', {});
  expect(sandbox.state.subscriptions).toEqual({});
});
