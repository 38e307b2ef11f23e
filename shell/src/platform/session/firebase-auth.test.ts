/**
 * @jest-environment <rootDir>/tooling/src/tests/jest/browser-environment.ts
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { HOUR_MS, MINUTE_MS, type SiteConfig } from 'shared-contracts';

const config = {
  firebase: { projectId: 'p', apiKey: 'k', authDomain: 'p.example', appId: 'a' },
} as SiteConfig;
const FIVE_MINUTES_MS = 5 * MINUTE_MS;

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const tokens = (name: string, claims: object = {}) => {
  const iat = Math.floor(Date.now() / 1000);
  const body = { sub: 'u1', iat, auth_time: iat, exp: iat + 3600, name, ...claims };
  return `${encode({ alg: 'none' })}.${encode(body)}.x`;
};
const answer = (body: object) =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });

/** The real SDK, loaded anew, with the network's answers set by the test. */
async function openReal(network: (path: string) => Promise<Response>, more?: Partial<SiteConfig>) {
  const paths: string[] = [];
  const origins: string[] = [];
  /** The last request to each path. */
  const sent: Record<string, Record<string, unknown>> = {};
  // The SDK stores the `fetch` that exists when it is loaded.
  globalThis.fetch = ((url: string | URL, { body }: { body?: string } = {}) => {
    const { origin, pathname } = new URL(url);
    origins.push(origin);
    paths.push(pathname);
    if (body?.startsWith('{')) sent[pathname.split(':').at(-1) ?? ''] = JSON.parse(body);
    return network(pathname);
  }) as typeof fetch;
  jest.resetModules();
  const { openAuth } = await import('./firebase-auth');
  return { auth: openAuth({ ...config, ...more }), paths, origins, sent };
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

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('refreshes the token 5 minutes before it expires [CONST-token-refresh]', async () => {
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
  // The SDK detects its environment by this.
  beforeEach(() =>
    Object.defineProperty(navigator, 'product', { value: product, configurable: true }),
  );
  afterEach(() => {
    if (original) Object.defineProperty(navigator, 'product', original);
    else Reflect.deleteProperty(navigator, 'product');
  });

  test(`a request without an answer ends after ${timeout / 1000} s [CONST-auth-time-out]`, async () => {
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

describe('one learner', () => {
  const HEIDI = {
    localId: 'u1',
    email: 'heidi@example.com',
    displayName: 'Heidi',
    emailVerified: true,
    providerUserInfo: [{ providerId: 'password', rawId: 'heidi@example.com' }],
  };
  /** A provider in which every kind of sign-in leads to one account. */
  const always = (claims: object = {}, account: object = HEIDI) =>
    async function network(path: string) {
      const expires = String(HOUR_MS / 1000);
      if (path.endsWith('/token')) {
        const token = tokens('second', claims);
        return answer({ access_token: token, refresh_token: 'r', expires_in: expires });
      }
      if (path.endsWith(':lookup')) return answer({ users: [account] });
      const idToken = tokens('first', claims);
      return answer({ ...account, idToken, refreshToken: 'r', expiresIn: expires });
    };
  const done = async <T>(work: Promise<T>): Promise<T> => {
    await jest.advanceTimersByTimeAsync(0);
    return work;
  };
  async function signedIn(claims?: object, account?: object) {
    const opened = await openReal(always(claims, account));
    await done(opened.auth.signIn('heidi@example.com', 'secret'));
    return opened;
  }
  const calls = (paths: readonly string[], name: string) =>
    paths.filter((path) => path.endsWith(name)).length;

  test('has the fields of `CurrentUser`, and is null after the log-out', async () => {
    const { auth } = await openReal(always());
    const seen: unknown[] = [];
    auth.watch((user) => seen.push(user));
    await jest.advanceTimersByTimeAsync(0);
    expect(seen).toEqual([null]);
    await done(auth.signIn('heidi@example.com', 'secret'));
    expect(seen.at(-1)).toEqual({
      UID: 'u1',
      Username: 'Heidi',
      email: 'heidi@example.com',
      emailVerified: true,
      providers: ['password'],
    });
    await done(auth.signOut());
    expect(seen.at(-1)).toBeNull();
  });

  test('without name and address has empty ones', async () => {
    const { auth } = await signedIn({}, { localId: 'u1' });
    const seen: unknown[] = [];
    auth.watch((user) => seen.push(user));
    await jest.advanceTimersByTimeAsync(0);
    expect(seen).toEqual([
      { UID: 'u1', Username: '', email: '', emailVerified: false, providers: [] },
    ]);
  });

  test.each([
    [{ provider: 'google.com', idToken: 'g1' }, 'id_token=g1&providerId=google.com'],
    [
      { provider: 'apple.com', idToken: 'a1', nonce: 'n1' },
      'id_token=a1&nonce=n1&providerId=apple.com',
    ],
  ] as const)('comes in with the token of $provider: %j', async (token, body) => {
    const { auth, sent } = await openReal(always());
    await done(auth.signInWithIdToken(token));
    const given = new URLSearchParams(String(sent.signInWithIdp?.postBody));
    expect(Object.fromEntries(given)).toEqual(Object.fromEntries(new URLSearchParams(body)));
  });

  test('proves itself with the own address and the password', async () => {
    const { auth, sent } = await signedIn();
    await done(auth.reauthenticate('again'));
    expect(sent.signInWithPassword).toMatchObject({
      email: 'heidi@example.com',
      password: 'again',
    });
  });

  test('signs up once, although the connection broke before the name was saved', async () => {
    const { auth, paths, sent } = await signedIn();
    await done(auth.signUp('Heidi', 'Heidi@Example.com', 'secret'));
    expect(calls(paths, ':signUp')).toBe(0);
    expect(sent.update).toMatchObject({ displayName: 'Heidi' });
    expect(calls(paths, '/token')).toBe(1);
    await done(auth.signUp('Peter', 'peter@example.com', 'secret'));
    expect(calls(paths, ':signUp')).toBe(1);
  });

  test('returns from each of its mails to home', async () => {
    history.replaceState({}, '', '/account?tab=mail#top');
    const { auth, sent } = await signedIn();
    const asked = () => sent.sendOobCode;
    await done(auth.sendVerificationEmail());
    expect(asked()).toMatchObject({
      requestType: 'VERIFY_EMAIL',
      continueUrl: 'http://localhost/',
    });
    await done(auth.verifyBeforeUpdateEmail('new@example.com'));
    expect(asked()).toMatchObject({
      requestType: 'VERIFY_AND_CHANGE_EMAIL',
      newEmail: 'new@example.com',
      continueUrl: 'http://localhost/',
    });
    history.replaceState({}, '', '/');
  });

  test('renews the token with the account', async () => {
    const { auth, paths } = await signedIn();
    const before = calls(paths, ':lookup');
    await done(auth.refresh());
    expect(calls(paths, ':lookup')).toBe(before + 1);
    expect(calls(paths, '/token')).toBe(1);
  });

  test.each([
    [{ teacher: true }, true],
    [{ teacher: 'true' }, false],
    [{}, false],
  ])('with the claims %j is a teacher: %s', async (claims, expected) => {
    const { auth } = await signedIn(claims);
    await expect(auth.isTeacher()).resolves.toBe(expected);
  });

  test('a visitor is no teacher, and can change nothing', async () => {
    const { auth } = await openReal(always());
    await expect(auth.isTeacher()).resolves.toBe(false);
    expect(() => auth.updatePassword('new')).toThrow('Nobody is signed in.');
    expect(() => auth.sendVerificationEmail()).toThrow('Nobody is signed in.');
  });

  test.each([
    ['the provider, where none is named', undefined, 'https://identitytoolkit.googleapis.com'],
    ['the emulator that is named', '127.0.0.1:9099', 'http://127.0.0.1:9099'],
  ])('is asked for at %s', async (_, address, origin) => {
    const emulators = { auth: address } as SiteConfig['emulators'];
    const { auth, origins } = await openReal(always(), address ? { emulators } : {});
    await done(auth.signIn('heidi@example.com', 'secret'));
    expect(new Set(origins)).toEqual(new Set([origin]));
  });
});
