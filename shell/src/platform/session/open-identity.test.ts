import { createConsents, createOwnEntitlement } from 'common';
import { createInMemoryPlatform } from 'common-testing';
import { documentPaths, type Entitlement, type SiteConfig } from 'shared-contracts';
import type { Auth } from './firebase-auth';
import { openIdentity } from './open-identity';

let tellToken: (idToken: string | undefined) => void = () => undefined;
const auth = {
  watchIdToken: (next: typeof tellToken) => {
    tellToken = next;
  },
} as Auth;
jest.mock('./firebase-auth', () => ({ openAuth: () => auth }));

const USER = {
  UID: 'u1',
  Username: 'Heidi',
  email: 'heidi@example.com',
  emailVerified: true,
  providers: ['password'],
};
const MEMBER = { status: 'member', user: USER } as const;
const PLAN: Entitlement = {
  Tier: 1,
  ProductID: 'basic_monthly',
  identifier: 'BASIC_monthly',
  platform: 'web',
  cancels: false,
  purchase_date: '2026-01-01T00:00:00Z',
  expires_date: '2027-01-01T00:00:00Z',
};
const SIX_MINUTES = 360_000;

function open(config: Partial<SiteConfig> = {}) {
  const platform = createInMemoryPlatform({
    documents: { [documentPaths.entitlement('u1')]: PLAN },
  });
  const [consents, ownEntitlement] = [createConsents(), createOwnEntitlement()];
  const opened = openIdentity(config as SiteConfig, {
    ...platform,
    consents,
    ownEntitlement,
  });
  return { opened, consents, ownEntitlement, platform };
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
const settled = () => jest.advanceTimersByTimeAsync(0);
/** Switches to another tab, or back. */
function show(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('returns the opened identity provider', () => {
  expect(open().opened).toBe(auth);
});

test('stores consents as soon as the provider is open', async () => {
  const { consents, platform } = open();
  platform.setSession(MEMBER);
  consents.set('RemindersConsent', true);
  await consents.upload();
  expect(await platform.documents.get(documentPaths.user('u1'))).toMatchObject({
    RemindersConsent: { didUserAgree: true },
  });
});

test('reads the plan again when a learner comes back after some minutes, and not when they leave', async () => {
  const { ownEntitlement, platform } = open();
  ownEntitlement.entitlement$.subscribe();
  platform.setSession(MEMBER);
  await settled();
  expect(ownEntitlement.entitlement$.value).toMatchObject({ value: { Tier: 1 } });
  const get = jest.spyOn(platform.documents, 'get');
  const reads = () => get.mock.calls.filter(([path]) => path === documentPaths.entitlement('u1'));
  await jest.advanceTimersByTimeAsync(SIX_MINUTES);
  show('hidden');
  expect(reads()).toHaveLength(0);
  show('visible');
  expect(reads()).toHaveLength(1);
});

test.each([
  ['copied to where the site says', { idTokenSyncPath: '/api/session' }, 1],
  ['copied nowhere where the site names no place', {}, 0],
])('the token is %s', async (_, config, times) => {
  const fetched = jest.fn(async () => ({ ok: true }));
  globalThis.fetch = fetched as unknown as typeof fetch;
  tellToken = () => undefined;
  open(config);
  await import('./sync-id-token');
  await settled();
  tellToken('token');
  await settled();
  expect(fetched).toHaveBeenCalledTimes(times);
});
