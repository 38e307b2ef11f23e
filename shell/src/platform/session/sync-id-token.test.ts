import { createInMemoryPlatform } from 'common-testing';
import { syncIdToken } from './sync-id-token';

const ORIGIN = 'https://app.example';

function setUp(path = '/api/session') {
  const { log, recorded } = createInMemoryPlatform();
  const fetched = jest.fn(async (_url: URL, _init: RequestInit) => ({ ok: true, status: 204 }));
  globalThis.fetch = fetched as unknown as typeof fetch;
  let tell: (idToken: string | undefined) => void = () => undefined;
  const watch = jest.fn((next: typeof tell) => {
    tell = next;
  });
  syncIdToken({ path, watch, log, origin: ORIGIN });
  /** Waits for the pending requests. */
  const settled = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return {
    watch,
    fetched,
    logs: recorded.logs,
    tell: async (idToken: string | undefined) => {
      tell(idToken);
      await settled();
    },
    requests: () => fetched.mock.calls.map(([url, init]) => ({ url: url.href, ...init })),
  };
}

const url = `${ORIGIN}/api/session`;

test('posts the token on log-in and on every refresh, and deletes it on log-out [IDENTITY-token-sync]', async () => {
  const { tell, requests } = setUp();
  await tell('first');
  await tell('second');
  await tell(undefined);
  expect(requests()).toEqual([
    { url, method: 'POST', headers: { Authorization: 'Bearer first' } },
    { url, method: 'POST', headers: { Authorization: 'Bearer second' } },
    { url, method: 'DELETE' },
  ]);
});

test('sends nothing for a visitor, and no token twice', async () => {
  const { tell, requests } = setUp();
  await tell(undefined);
  await tell('same');
  await tell('same');
  expect(requests()).toHaveLength(1);
});

test.each(['https://elsewhere.example/session', '//elsewhere.example/session', 'http://['])(
  'refuses %s, says so, and sends no token',
  (path) => {
    const { watch, logs } = setUp(path);
    expect(watch).not.toHaveBeenCalled();
    expect(logs).toMatchObject([
      {
        level: 'error',
        message: expect.stringContaining('idTokenSyncPath must be a path of this origin'),
        details: { idTokenSyncPath: path, origin: ORIGIN },
      },
    ]);
  },
);

test.each([
  ['cannot be reached', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['refuses', async () => ({ ok: false, status: 500 })],
])('continues when the server %s, and logs it once', async (_, answer) => {
  const { tell, fetched, logs, requests } = setUp();
  fetched.mockImplementation(answer);
  await tell('first');
  await tell('second');
  await tell(undefined);
  expect(requests()).toHaveLength(3);
  expect(logs).toHaveLength(1);
});

test('never lets a log-out overtake the log-in before it', async () => {
  const { tell, fetched, requests } = setUp();
  let finish: () => void = () => undefined;
  fetched.mockReturnValueOnce(
    new Promise((resolve) => (finish = () => resolve({ ok: true, status: 204 }))),
  );
  await tell('first');
  await tell(undefined);
  expect(requests()).toHaveLength(1);
  finish();
  await tell(undefined);
  expect(requests().map(({ method }) => method)).toEqual(['POST', 'DELETE']);
});
