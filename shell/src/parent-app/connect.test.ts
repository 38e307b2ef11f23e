import { waitFor } from '@testing-library/react';
import { aMember, createInMemoryPlatform } from 'common-testing';
import { connectParentApp } from './connect';

const embedded = { device: { isEmbeddedInAndroidIosApp: true } };
const aPackage = {
  identifier: 'VIP_monthly',
  offeringIdentifier: 'VIP',
  product: {
    identifier: 'vip',
    priceString: '€ 42,99',
    subscriptionPeriod: 'P1M',
    introPrice: null,
  },
} as const;
const token = (email: string) => JSON.stringify({ sub: email, email, name: 'Native' });

function connect(options: Parameters<typeof createInMemoryPlatform>[0] = embedded) {
  const platform = createInMemoryPlatform(options);
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
  connectParentApp(platform);
  return { platform, alert };
}

describe('the parent app', () => {
  afterEach(() => {
    document.documentElement.removeAttribute('data-embedded');
    localStorage.clear();
  });

  test.each([
    ['google.com', { provider: 'google.com', idToken: token('g@example.com') }],
    ['apple.com', { provider: 'apple.com', idToken: token('a@example.com'), nonce: 'n' }],
  ] as const)('signs in with an ID token of %s [EVENT-id-token]', async (provider, payload) => {
    const { platform } = connect();
    platform.receive({ type: 'LOG_IN_WITH_ID_TOKEN', payload });
    await waitFor(() =>
      expect(platform.session.state$.value).toMatchObject({
        status: 'member',
        user: { providers: [provider] },
      }),
    );
  });

  test('is told every log-in, also an earlier one [WRAPPER-log-in] [PARENT-log-in]', async () => {
    const { platform } = connect({ ...embedded, session: aMember({ UID: 'u1' }) });
    const sent = (uid: string) => ({ type: 'LOG_IN_TO_SUBSCRIPTION_SERVICE', payload: { uid } });
    await waitFor(() => expect(platform.recorded.sent).toEqual([sent('u1')]));
    platform.setSession(aMember({ UID: 'u1', Username: 'A new name' }));
    expect(platform.recorded.sent).toHaveLength(1);
    platform.setSession({ status: 'visitor' });
    platform.setSession(aMember({ UID: 'u1' }));
    expect(platform.recorded.sent).toEqual([sent('u1'), sent('u1')]);
  });

  test("keeps only the current learner's drafts on the device, on any page", async () => {
    const keys = ['chat-draft:u1:monday', 'comment-draft:u2:tram', 'theme'];
    document.documentElement.setAttribute('data-embedded', '');
    for (const key of keys) localStorage.setItem(key, 'x');
    const { platform } = connect({ ...embedded, session: { status: 'unknown' } });
    await waitFor(() => expect(platform.recorded.sent).toBeDefined());
    expect(Object.keys(localStorage).toSorted()).toEqual(keys);
    platform.setSession(aMember({ UID: 'u1' }));
    await waitFor(() => expect(Object.keys(localStorage).toSorted()).toEqual([keys[0], keys[2]]));
    platform.setSession({ status: 'visitor' });
    expect(Object.keys(localStorage)).toEqual(['theme']);
  });

  test("shows a failure of the native sign-in in the browser's alert [ERROR-native-sign-in]", async () => {
    const { platform, alert } = connect();
    platform.receive({ type: 'SIGN_IN_FAILED', payload: { message: 'Not today' } });
    await waitFor(() => expect(alert.mock.calls).toEqual([['Not today']]));
    expect(platform.recorded.alerts).toEqual([]);
  });

  test("shows a refused token in the browser's alert [ERROR-native-sign-in]", async () => {
    const { platform, alert } = connect();
    const payload = { provider: 'google.com', idToken: 'not a token' } as const;
    platform.receive({ type: 'LOG_IN_WITH_ID_TOKEN', payload });
    await waitFor(() =>
      expect(alert.mock.calls).toEqual([[expect.stringContaining('auth/invalid-credential')]]),
    );
    expect(platform.session.state$.value.status).toBe('visitor');
  });

  test('stops the loading animation, after any number of starts [EVENT-stop-loading] [PARENT-stop-loading]', async () => {
    const { platform } = connect();
    platform.loading.start();
    platform.receive({ type: 'STOP_LOADING', payload: {} });
    await waitFor(() => expect(platform.loading.isActive$.value).toBe(false));
  });

  test('opens a path of ours that it names [EVENT-redirect] [PARENT-redirect]', async () => {
    const { platform } = connect();
    platform.receive({ type: 'REDIRECT', payload: { path: '/subscriptions?from=app#plans' } });
    await waitFor(() =>
      expect(platform.navigation.location$.value).toMatchObject({
        pathname: '/subscriptions',
        search: '?from=app',
        hash: '#plans',
      }),
    );
  });

  test('gets a purchase at once, and a restore once the earlier plans are known', async () => {
    let answer: (plans: object) => void = () => undefined;
    const { platform } = connect({
      ...embedded,
      session: aMember({ UID: 'u1' }),
      functions: {
        getCurrentSubscriptions: () =>
          new Promise((resolve) => (answer = resolve as typeof answer)),
        syncSubscription: () => ({}),
      },
    });
    const sent = () => platform.recorded.sent.map(({ type }) => type);
    await waitFor(() => expect(sent()).toEqual(['LOG_IN_TO_SUBSCRIPTION_SERVICE']));
    platform.parentApp.send('PURCHASE_PACKAGE', { package: aPackage, oldProductID: null });
    expect(sent().slice(1)).toEqual(['PURCHASE_PACKAGE']);
    platform.parentApp.send('RESTORE_PURCHASES', {});
    await waitFor(() => expect(platform.parentApp.storeVisit$.value).toBe('open'));
    expect(sent().slice(2)).toEqual([]);
    answer({});
    await waitFor(() => expect(sent().slice(2)).toEqual(['RESTORE_PURCHASES']));
  });

  test('has no listener in a browser', () => {
    const platform = createInMemoryPlatform();
    const listen = jest.spyOn(platform.parentApp.messages$, 'subscribe');
    connectParentApp(platform);
    expect(listen).not.toHaveBeenCalled();
  });
});
