/**
 * @jest-environment <rootDir>/tooling/src/tests/jest/browser-environment.ts
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import type { SiteConfig } from 'shared-contracts';

const config = {
  firebase: { projectId: 'p', apiKey: 'k', authDomain: 'p.example', appId: 'a' },
} as SiteConfig;
const HOUR_MS = 3_600_000;
const FIVE_MINUTES_MS = 300_000;

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const tokens = (name: string) => {
  const iat = Math.floor(Date.now() / 1000);
  return `${encode({ alg: 'none' })}.${encode({ sub: 'u1', iat, exp: iat + 3600, name })}.x`;
};
const answer = (body: object) =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });

/** The real SDK, loaded anew, with the network answering as told. */
async function openReal(network: (path: string) => Promise<Response>) {
  const paths: string[] = [];
  // The SDK keeps the `fetch` that it finds when it is loaded.
  globalThis.fetch = ((url: string | URL) => {
    const { pathname } = new URL(url);
    paths.push(pathname);
    return network(pathname);
  }) as typeof fetch;
  jest.resetModules();
  const { openAuth } = await import('./firebase-auth');
  return { auth: openAuth(config), paths };
}

/** A provider with one learner. */
async function provider(path: string): Promise<Response> {
  const expiresIn = String(HOUR_MS / 1000);
  if (path.endsWith(':signInWithPassword')) {
    return answer({ idToken: tokens('first'), refreshToken: 'r', expiresIn, localId: 'u1' });
  }
  if (path.endsWith('/token')) {
    return answer({ access_token: tokens('second'), refresh_token: 'r', expires_in: expiresIn });
  }
  return answer({ users: [{ localId: 'u1', email: 'heidi@example.com' }] });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('refreshes the token 5 minutes before it expires [CONST-token-refresh]', async () => {
  const { auth, paths } = await openReal(provider);
  const signedIn = auth.signIn('heidi@example.com', 'secret');
  await jest.advanceTimersByTimeAsync(0);
  await signedIn;
  const refreshes = () => paths.filter((path) => path.endsWith('/token')).length;

  await jest.advanceTimersByTimeAsync(HOUR_MS - FIVE_MINUTES_MS - 5_000);
  expect(refreshes()).toBe(0);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(refreshes()).toBe(1);
});

describe.each([
  ['desktop', 'Gecko', 30_000],
  ['mobile', 'ReactNative', 60_000],
])('on %s', (_, product, timeout) => {
  const original = Object.getOwnPropertyDescriptor(navigator, 'product');
  // By this the SDK tells where it runs.
  beforeEach(() =>
    Object.defineProperty(navigator, 'product', { value: product, configurable: true }),
  );
  afterEach(() => {
    if (original) Object.defineProperty(navigator, 'product', original);
    else Reflect.deleteProperty(navigator, 'product');
  });

  it(`a request without an answer ends after ${timeout / 1000} s [CONST-auth-time-out]`, async () => {
    const { auth, paths } = await openReal(() => new Promise(() => undefined));
    let ended: unknown;
    auth.signIn('heidi@example.com', 'secret').catch((error: unknown) => (ended = error));
    await jest.advanceTimersByTimeAsync(0);
    expect(paths).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(timeout - 1);
    expect(ended).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(ended).toMatchObject({ code: 'auth/network-request-failed' });
  });
});
