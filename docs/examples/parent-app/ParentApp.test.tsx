import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import * as fc from 'fast-check';
import { MessageFromParentAppSchema } from 'shared-contracts';
import { safeParse } from 'valibot';
import { ParentApp } from './ParentApp';
import { native } from './testing/native-stand-ins';

function mockModule(name: string): unknown {
  const { standIns } = jest.requireActual<{ standIns: Record<string, unknown> }>(
    './testing/native-stand-ins',
  );
  return standIns[name];
}
jest.mock('react-native', () => mockModule('react-native'), { virtual: true });
jest.mock('react-native-webview', () => mockModule('react-native-webview'), { virtual: true });
jest.mock('react-native-purchases', () => mockModule('react-native-purchases'), { virtual: true });
jest.mock('react-native-device-info', () => mockModule('react-native-device-info'), {
  virtual: true,
});
jest.mock('expo-crypto', () => mockModule('expo-crypto'), { virtual: true });
jest.mock(
  '@react-native-google-signin/google-signin',
  () => mockModule('@react-native-google-signin/google-signin'),
  { virtual: true },
);
jest.mock(
  '@invertase/react-native-apple-authentication',
  () => mockModule('@invertase/react-native-apple-authentication'),
  { virtual: true },
);

const ORIGIN = 'https://learn.example';
const PACKAGE = {
  identifier: 'VIP_monthly',
  offeringIdentifier: 'VIP_BASIC_PRIVATE_monthly',
  product: {
    identifier: 'vip_monthly',
    priceString: 'CHF 39.00',
    subscriptionPeriod: 'P1M',
    introPrice: null,
  },
};

/** `npm run test:full` sends more. */
const MESSAGES = process.env.FULL_TESTS === '1' ? 10_000 : 500;

interface ParentAppInfo {
  readonly token: string;
  readonly supports: readonly string[];
}

/** What the app sets in the page, as the page itself would find it. */
function parentApp(): ParentAppInfo {
  const page = {} as { parentApp: ParentAppInfo };
  new Function('window', native.props?.injectedJavaScriptBeforeContentLoaded ?? '')(page);
  return page.parentApp;
}

/** What a frame of the page posts. */
const post = (data: string, url: string) =>
  native.props?.onMessage?.({ nativeEvent: { data, url } });
const say = (type: string, payload: unknown, token = parentApp().token, url = ORIGIN) =>
  post(JSON.stringify({ type, payload, token }), url);
const posted = () => native.posted.map((text) => JSON.parse(text) as unknown);

const acts = [native.openURL, native.logIn, native.purchasePackage, native.restorePurchases];
const didNothing = () => {
  expect(native.posted).toEqual([]);
  for (const act of [...acts, native.google, native.apple]) expect(act).not.toHaveBeenCalled();
};

/** Starts the app and waits until it knows which link has started it. */
async function start(): Promise<void> {
  await act(async () => void render(<ParentApp origin={ORIGIN} />));
}

beforeEach(async () => {
  Object.assign(native, {
    os: 'android',
    firstLink: null,
    knowsFirstLink: true,
    activeSubscriptions: [],
  });
  native.posted.length = 0;
  native.purchasePackage.mockResolvedValue(undefined);
  for (const act of [...acts, native.google, native.apple]) act.mockClear();
  native.google.mockResolvedValue({ data: { idToken: 'g' } });
  native.apple.mockResolvedValue({ identityToken: 'a', nonce: 'n' });
  await start();
});

test('the example has less than 150 lines of code, as the guide says', () => {
  const files = ['ParentApp.tsx', 'hear.ts', 'sign-in.ts', 'store.ts'];
  const lines = files.flatMap((name) => readFileSync(join(__dirname, name), 'utf8').split('\n'));
  const isCode = (line: string) => line.trim() !== '' && !/^\s*(\/\/|\/?\*)/.test(line);
  expect(lines.filter(isCode).length).toBeLessThan(150);
});

describe('the example app for React Native', () => {
  test('says of itself what the page needs, and names the messages that it answers', () => {
    expect(parentApp()).toEqual({
      os: 'android',
      version: '3.2.0',
      buildNumber: '412',
      bundleId: 'example.app',
      token: expect.stringMatching(/^token-/),
      supports: [
        ...['REQUEST_GOOGLE_ID_TOKEN', 'LOG_IN_TO_SUBSCRIPTION_SERVICE'],
        ...['PURCHASE_PACKAGE', 'RESTORE_PURCHASES', 'OPEN_EXTERNAL_URL'],
      ],
    });
  });

  test('names the log-in with Apple on iOS alone, where it is built', async () => {
    expect(parentApp().supports).not.toContain('REQUEST_APPLE_ID_TOKEN_AND_NONCE');
    cleanup();
    native.os = 'ios';
    await start();
    expect(parentApp().supports).toContain('REQUEST_APPLE_ID_TOKEN_AND_NONCE');
  });

  test.each([
    ['without a token', undefined, ORIGIN],
    ['with another token', 'token-0', ORIGIN],
    ['from another origin', 'own', 'https://evil.example'],
    ['from an origin that begins like ours', 'own', `${ORIGIN}.evil.example/`],
  ])('hears nothing %s', async (_, token, url) => {
    const given = token === 'own' ? parentApp().token : token;
    const pretend = (type: string, payload: unknown) =>
      post(JSON.stringify({ type, payload, token: given }), url);
    pretend('RESTORE_PURCHASES', {});
    pretend('REQUEST_GOOGLE_ID_TOKEN', {});
    pretend('OPEN_EXTERNAL_URL', { url: 'https://evil.example' });
    pretend('LOG_IN_TO_SUBSCRIPTION_SERVICE', { uid: 'somebody' });
    await act(async () => undefined);
    didNothing();
  });

  test.each(['android', 'ios'] as const)('hears the main frame on %s', async (os) => {
    native.os = os;
    say('RESTORE_PURCHASES', {}, parentApp().token, `${ORIGIN}/subscriptions`);
    await waitFor(() =>
      expect(posted()).toEqual([{ type: 'STOP_LOADING', payload: { outcome: null } }]),
    );
  });

  test(`does nothing and throws nothing for ${MESSAGES} messages of a frame that does not know the token`, async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const type = fc.constantFrom(...parentApp().supports, 'OPEN_SESAME', 'toString', '__proto__');
    const text = fc.oneof(
      fc.string(),
      fc.jsonValue().map((value) => JSON.stringify(value)),
      fc
        .tuple(type, fc.jsonValue(), fc.oneof(fc.jsonValue(), fc.constant('token-')))
        .map(([name, payload, token]) => JSON.stringify({ type: name, payload, token })),
    );
    fc.assert(
      fc.property(text, fc.constantFrom(ORIGIN, `${ORIGIN}/home`, 'null', ''), (data, url) => {
        post(data, url);
      }),
      { numRuns: MESSAGES },
    );
    await act(async () => undefined);
    didNothing();
    expect(warn).not.toHaveBeenCalled();
  }, 240_000);

  test('survives what our page never sends, and answers the next message', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    for (const type of ['OPEN_SESAME', 'toString', 'OPEN_EXTERNAL_URL']) say(type, null);
    say('PURCHASE_PACKAGE', {});
    await waitFor(() => expect(native.posted).toHaveLength(1));
    say('OPEN_EXTERNAL_URL', { url: 'javascript:alert(1)' });
    say('OPEN_EXTERNAL_URL', { url: 'https://support.example' });
    await waitFor(() => expect(native.openURL.mock.calls).toEqual([['https://support.example']]));
  });

  test('sends what the store sells when the page has loaded, and again after a log-in', async () => {
    const packages = { type: 'SUBSCRIPTION_PACKAGES', payload: { packages: [PACKAGE] } };
    native.props?.onLoadEnd?.();
    await waitFor(() => expect(posted()).toEqual([packages]));
    say('LOG_IN_TO_SUBSCRIPTION_SERVICE', { uid: 'nina' });
    await waitFor(() => expect(posted()).toEqual([packages, packages]));
    expect(native.logIn).toHaveBeenCalledWith('nina');
  });

  test('buys the package from the store for the logged-in learner, and reports the result', async () => {
    native.activeSubscriptions = ['basic_monthly:monthly'];
    say('LOG_IN_TO_SUBSCRIPTION_SERVICE', { uid: 'nina' });
    say('PURCHASE_PACKAGE', { package: PACKAGE, oldProductID: 'basic' });
    await waitFor(() =>
      expect(posted()).toContainEqual({ type: 'STOP_LOADING', payload: { outcome: null } }),
    );
    expect(native.logIn).toHaveBeenLastCalledWith('nina');
    expect(native.purchasePackage).toHaveBeenCalledWith(
      expect.objectContaining({ presentedOfferingContext: expect.anything() }),
      null,
      { oldProductIdentifier: 'basic_monthly' },
    );
  });

  test.each([
    ['Google Play holds none, although there was one', 'android', ['from-elsewhere']],
    ['the App Store finds it out itself', 'ios', ['basic_monthly:monthly']],
  ] as const)('replaces no plan where %s', async (_, os, activeSubscriptions) => {
    Object.assign(native, { os, activeSubscriptions });
    say('PURCHASE_PACKAGE', { package: PACKAGE, oldProductID: 'basic' });
    await waitFor(() => expect(native.purchasePackage).toHaveBeenCalled());
    expect(native.purchasePackage).toHaveBeenCalledWith(expect.anything(), null, null);
  });

  test.each([
    ['the learner cancels', { userCancelled: true }, 'cancelled'],
    ['the store refuses', { userCancelled: false }, null],
  ])('stops the loading when %s', async (_, error, outcome) => {
    native.purchasePackage.mockRejectedValue(error);
    say('PURCHASE_PACKAGE', { package: PACKAGE, oldProductID: null });
    await waitFor(() => expect(posted()).toEqual([{ type: 'STOP_LOADING', payload: { outcome } }]));
  });

  test('sends ID tokens, or a sentence after a failure', async () => {
    say('REQUEST_GOOGLE_ID_TOKEN', {});
    await waitFor(() => expect(native.posted).toHaveLength(1));
    say('REQUEST_APPLE_ID_TOKEN_AND_NONCE', {});
    await waitFor(() => expect(native.posted).toHaveLength(2));
    native.google.mockResolvedValue({ data: null });
    say('REQUEST_GOOGLE_ID_TOKEN', {});
    await waitFor(() => expect(native.posted).toHaveLength(3));
    expect(posted()).toEqual([
      { type: 'LOG_IN_WITH_ID_TOKEN', payload: { provider: 'google.com', idToken: 'g' } },
      {
        type: 'LOG_IN_WITH_ID_TOKEN',
        payload: { provider: 'apple.com', idToken: 'a', nonce: 'n' },
      },
      { type: 'SIGN_IN_FAILED', payload: { message: expect.stringContaining('Google') } },
    ]);
    for (const message of posted()) {
      expect(safeParse(MessageFromParentAppSchema, message).success).toBe(true);
    }
  });

  test.each([
    ['onContentProcessDidTerminate', { url: `${ORIGIN}/videos/znueni` }],
    ['onRenderProcessGone', { url: `${ORIGIN}/videos/znueni`, didCrash: false }],
  ] as const)(
    'begins another web view where it was, with another token, after %s',
    (event, nativeEvent) => {
      const before = parentApp().token;
      act(() => native.props?.[event]?.({ nativeEvent } as never));
      expect(screen.getByRole('status').textContent).toBe(`${ORIGIN}/videos/znueni`);
      expect(parentApp().token).not.toBe(before);
      say('RESTORE_PURCHASES', {}, before);
      didNothing();
    },
  );

  test('shows a button after the third end within a minute, which starts another web view', () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(0);
    const end = (at: number) => {
      now.mockReturnValue(at);
      const nativeEvent = { url: `${ORIGIN}/videos/znueni` };
      act(() => native.props?.onRenderProcessGone?.({ nativeEvent } as never));
    };
    try {
      for (const at of [1_000, 50_000, 70_000]) end(at);
      expect(screen.getByRole('status')).toBeVisible();
      end(80_000);
      expect(screen.queryByRole('status')).toBeNull();
      act(() => screen.getByRole('button', { name: 'Open again' }).click());
      expect(screen.getByRole('status').textContent).toBe(`${ORIGIN}/videos/znueni`);
      end(81_000);
      expect(screen.getByRole('status')).toBeVisible();
    } finally {
      now.mockRestore();
    }
  });

  test('begins at home if the system cannot say which link has started the app', async () => {
    cleanup();
    native.knowsFirstLink = false;
    await start();
    native.knowsFirstLink = true;
    expect(screen.getByRole('status').textContent).toBe(`${ORIGIN}/home`);
  });

  test('begins again at home after the end of a page that was not ours', () => {
    const nativeEvent = { url: 'about:blank' };
    act(() => native.props?.onContentProcessDidTerminate?.({ nativeEvent }));
    expect(screen.getByRole('status').textContent).toBe(`${ORIGIN}/home`);
  });

  test.each([
    [`${ORIGIN}/videos/znueni`, `${ORIGIN}/videos/znueni`],
    ['https://evil.example/home', `${ORIGIN}/home`],
  ])('started by the link %s begins at %s', async (link, at) => {
    cleanup();
    native.firstLink = link;
    await start();
    expect(screen.getByRole('status').textContent).toBe(at);
    expect(native.posted).toEqual([]);
  });

  test('opens a deep link of ours in the page, and no other', () => {
    native.openLink({ url: 'https://evil.example/home' });
    native.openLink({ url: `${ORIGIN}/subscriptions?from=app` });
    expect(posted()).toEqual([{ type: 'REDIRECT', payload: { path: '/subscriptions?from=app' } }]);
  });

  test('shows no other site in its main frame', () => {
    expect(screen.getByRole('status').textContent).toBe(`${ORIGIN}/home`);
    const starts = (url: string, isTopFrame = true) =>
      native.props?.onShouldStartLoadWithRequest?.({ url, isTopFrame });
    expect(starts(`${ORIGIN}/home`)).toBe(true);
    expect(starts('https://frame.example', false)).toBe(true);
    expect(starts('https://other.example/')).toBe(false);
    expect(starts('intent://evil')).toBe(false);
    expect(native.openURL.mock.calls).toEqual([['https://other.example/']]);
  });
});
