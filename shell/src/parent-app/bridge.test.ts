import { waitFor } from '@testing-library/react';
import type { MessageFromParentApp } from 'shared-contracts';
import { createParentApp } from './bridge';
import type * as Reader from './read-message';

const code = { isDown: false };
jest.mock('./read-message', () => ({
  get createMessageReader() {
    if (code.isDown) throw new Error('offline');
    return jest.requireActual<typeof Reader>('./read-message').createMessageReader;
  },
}));

const info = { os: 'ios', version: '1.2.0', buildNumber: '7', bundleId: 'ch.grueezi' };

function setUp(marks: { parentApp?: object; ReactNativeWebView?: object }) {
  const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
  Object.assign(window, marks);
  const onWindow = jest.spyOn(window, 'addEventListener');
  const parentApp = createParentApp(log);
  const received: MessageFromParentApp[] = [];
  parentApp.messages$.subscribe((message) => received.push(message));
  return { log, parentApp, received, onWindow };
}

/** Delivers a message, and waits for the code that checks it. */
async function deliver(
  data: unknown,
  source: MessageEventSource | null = null,
  target: EventTarget = window,
  origin = '',
): Promise<void> {
  target.dispatchEvent(new MessageEvent('message', { data, source, origin }));
  await new Promise((resolve) => setTimeout(resolve));
}

afterEach(() => {
  jest.restoreAllMocks();
  delete (window as { parentApp?: unknown }).parentApp;
  delete (window as { ReactNativeWebView?: unknown }).ReactNativeWebView;
});

describe('createParentApp', () => {
  test.each([
    ['nothing', {}],
    ['only the description', { parentApp: info }],
    ['only the web view', { ReactNativeWebView: { postMessage: jest.fn() } }],
  ])(
    'is not embedded with %s, and attaches no listener [PARENT-embedded] [PARENT-no-listener]',
    (_, marks) => {
      const { parentApp, onWindow } = setUp(marks);
      expect(parentApp.isEmbedded).toBe(false);
      expect(onWindow).not.toHaveBeenCalledWith('message', expect.anything());
      expect(() => parentApp.send('RESTORE_PURCHASES', {})).not.toThrow();
    },
  );

  test('sends JSON of type and payload [WRAPPER-json]', () => {
    const postMessage = jest.fn();
    const { parentApp } = setUp({ parentApp: info, ReactNativeWebView: { postMessage } });
    parentApp.send('LOG_IN_TO_SUBSCRIPTION_SERVICE', { uid: 'u1' });
    expect(postMessage).toHaveBeenCalledWith(
      '{"type":"LOG_IN_TO_SUBSCRIPTION_SERVICE","payload":{"uid":"u1"}}',
    );
  });

  test.each([
    ['a text', 's3cret', { token: 's3cret' }],
    ['nothing', undefined, {}],
    ['no text', 7, {}],
  ])('with the token %s [PARENT-token] [PARENT-out]', async (_, token, sent) => {
    const postMessage = jest.fn();
    const { parentApp, log } = setUp({
      parentApp: { ...info, token },
      ReactNativeWebView: { postMessage },
    });
    const heard: unknown[] = [];
    parentApp.beforeSending((message) => void heard.push(message));
    parentApp.send('RESTORE_PURCHASES', {});
    expect(postMessage.mock.calls.map(([text]) => JSON.parse(text) as unknown)).toEqual([
      { type: 'RESTORE_PURCHASES', payload: {}, ...sent },
    ]);
    // The function called before posting does not get the token.
    expect(heard).toEqual([{ type: 'RESTORE_PURCHASES', payload: {} }]);
    await deliver('{');
    const { info: infos, warn, error } = log;
    const logged = [infos, warn, error].flatMap(({ mock }) => mock.calls as unknown[]);
    expect(JSON.stringify(logged)).not.toContain('s3cret');
  });

  test('holds a message back until `beforeSending` agrees, and drops it otherwise', async () => {
    const postMessage = jest.fn();
    const { parentApp } = setUp({ parentApp: info, ReactNativeWebView: { postMessage } });
    let resolve: (isWanted: boolean) => void = () => undefined;
    const promise = new Promise<boolean>((settle) => (resolve = settle));
    parentApp.beforeSending(() => promise);
    parentApp.send('RESTORE_PURCHASES', {});
    await Promise.resolve();
    expect(postMessage).not.toHaveBeenCalled();
    resolve(true);
    await promise;
    expect(postMessage).toHaveBeenCalledTimes(1);
    parentApp.beforeSending(() => Promise.resolve(false));
    parentApp.send('RESTORE_PURCHASES', {});
    await Promise.resolve();
    expect(postMessage).toHaveBeenCalledTimes(1);
  });

  test('sends only messages that this version of the app answers, and logs the others once [PARENT-supports]', async () => {
    const postMessage = jest.fn();
    const { parentApp, log } = setUp({
      parentApp: { ...info, supports: ['OPEN_EXTERNAL_URL'] },
      ReactNativeWebView: { postMessage },
    });
    expect(parentApp.supports('OPEN_EXTERNAL_URL')).toBe(true);
    expect(parentApp.supports('RESTORE_PURCHASES')).toBe(false);
    parentApp.send('OPEN_EXTERNAL_URL', { url: 'https://example.org/' });
    parentApp.send('RESTORE_PURCHASES', {});
    parentApp.send('RESTORE_PURCHASES', {});
    expect(postMessage).toHaveBeenCalledTimes(1);
    await waitFor(() =>
      expect(log.warn.mock.calls).toEqual([
        [expect.any(String), { kind: 'unsupported', count: 1, reason: 'RESTORE_PURCHASES' }],
      ]),
    );
    // The log names unanswered messages once, at the start.
    const [[, { missing }]] = log.info.mock.calls as [[string, { missing: string[] }]];
    expect([...missing].sort()).toEqual([
      'LOG_IN_TO_SUBSCRIPTION_SERVICE',
      'PURCHASE_PACKAGE',
      'REQUEST_APPLE_ID_TOKEN_AND_NONCE',
      'REQUEST_GOOGLE_ID_TOKEN',
      'RESTORE_PURCHASES',
    ]);
  });

  test.each([
    ['nothing', undefined],
    ['no list', 'RESTORE_PURCHASES_NOT'],
  ])('an app that names %s answers every message [PARENT-supports]', (_, supports) => {
    const { parentApp } = setUp({
      parentApp: { ...info, supports },
      ReactNativeWebView: { postMessage: jest.fn() },
    });
    expect(parentApp.supports('RESTORE_PURCHASES')).toBe(true);
  });

  test('supports nothing in a browser', () => {
    expect(setUp({}).parentApp.supports('RESTORE_PURCHASES')).toBe(false);
  });

  test.each([
    ['ios', () => window],
    ['android', () => document],
  ] as const)('receives on %s [PARENT-in]', async (os, target) => {
    const { received } = setUp({
      parentApp: { ...info, os },
      ReactNativeWebView: { postMessage: jest.fn() },
    });
    await deliver('{"type":"REDIRECT","payload":{"path":"/home"}}', null, target());
    expect(received).toEqual([{ type: 'REDIRECT', payload: { path: '/home' } }]);
  });

  test('reads waiting messages with the next one, in order, after the code could not be loaded', async () => {
    const { received, log } = setUp({
      parentApp: info,
      ReactNativeWebView: { postMessage: jest.fn() },
    });
    code.isDown = true;
    await deliver('{"type":"REDIRECT","payload":{"path":"/home"}}');
    expect(received).toEqual([]);
    expect(log.error).toHaveBeenCalledTimes(1);
    code.isDown = false;
    await deliver('{"type":"STOP_LOADING","payload":{}}');
    expect(received.map(({ type }) => type)).toEqual(['REDIRECT', 'STOP_LOADING']);
  });

  test.each([
    ['an unknown type', '{"type":"FORMAT_DISK","payload":{}}'],
    ['a path that leaves the app', '{"type":"REDIRECT","payload":{"path":"//evil.example"}}'],
    ['no JSON', '{'],
    ['no text', { type: 'STOP_LOADING', payload: {} }],
    ['a message of megabytes', `{"type":"STOP_LOADING","payload":{"a":"${'a'.repeat(5e6)}"}}`],
  ])(
    'drops %s with one warning, and hears the next [PARENT-malformed] [PARENT-redirect]',
    async (_, data) => {
      const { received, log } = setUp({
        parentApp: info,
        ReactNativeWebView: { postMessage: jest.fn() },
      });
      await deliver(data);
      expect(received).toEqual([]);
      expect(log.warn).toHaveBeenCalledTimes(1);
      await deliver('{"type":"STOP_LOADING","payload":{}}');
      expect(received).toHaveLength(1);
    },
  );

  test('warns once of each kind, and logs a flood in a few lines', async () => {
    const { log } = setUp({ parentApp: info, ReactNativeWebView: { postMessage: jest.fn() } });
    for (let count = 0; count < 150; count += 1) await deliver('{');
    await deliver('{"type":"FORMAT_DISK","payload":{}}');
    expect(log.warn.mock.calls.map(([, details]) => details)).toEqual([
      { kind: 'no JSON', count: 1 },
      { kind: 'malformed', count: 1, reason: 'type' },
    ]);
    expect(log.info.mock.calls.map(([, details]) => details)).toEqual([
      { kind: 'no JSON', count: 10 },
      { kind: 'no JSON', count: 100 },
    ]);
  });

  test('ignores a package that it cannot read, and takes the others [PARENT-malformed]', async () => {
    const { parentApp, log } = setUp({
      parentApp: info,
      ReactNativeWebView: { postMessage: jest.fn() },
    });
    const sold = (identifier: string, product: object) => ({
      identifier,
      offeringIdentifier: 'VIP_BASIC_PRIVATE_monthly',
      product: { identifier: 'p', priceString: 'CHF 9.90', subscriptionPeriod: 'P1M', ...product },
    });
    const packages = [
      sold('BASIC_monthly', {}),
      sold('VIP_monthly', { subscriptionPeriod: 'P1W' }),
      sold('BASIC_annually', { priceString: 95 }),
      sold('VIP_annually', { subscriptionPeriod: 'P1Y' }),
      null,
    ];
    await deliver(JSON.stringify({ type: 'SUBSCRIPTION_PACKAGES', payload: { packages } }));
    expect(parentApp.packages$.value.map(({ identifier }) => identifier)).toEqual([
      'BASIC_monthly',
      'VIP_annually',
    ]);
    expect(log.warn.mock.calls.map(([, details]) => details)).toEqual([
      { kind: 'malformed', count: 1, reason: 'payload.packages.1' },
    ]);
    await deliver('{"type":"SUBSCRIPTION_PACKAGES","payload":{"packages":"all"}}');
    expect(parentApp.packages$.value).toHaveLength(2);
  });

  test('never logs the content of a malformed message', async () => {
    const { log } = setUp({ parentApp: info, ReactNativeWebView: { postMessage: jest.fn() } });
    const payload = { provider: 'google.com', idToken: { secret: 'eyJ' } };
    await deliver(JSON.stringify({ type: 'LOG_IN_WITH_ID_TOKEN', payload }));
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain('eyJ');
    expect(log.warn).toHaveBeenCalledWith(expect.any(String), {
      kind: 'malformed',
      count: 1,
      reason: 'payload.idToken',
    });
  });

  test('accepts nothing from an embedded frame [PARENT-in-source]', async () => {
    const { received } = setUp({
      parentApp: info,
      ReactNativeWebView: { postMessage: jest.fn() },
    });
    const frame = document.body.appendChild(document.createElement('iframe'));
    await deliver('{"type":"STOP_LOADING","payload":{}}', frame.contentWindow);
    expect(received).toEqual([]);
    frame.remove();
  });

  test.each([
    ['', 1],
    [window.location.origin, 1],
    ['https://evil.example', 0],
    ['null', 0],
  ])(
    'from the origin %p without a source it accepts %d [PARENT-in-source]',
    async (origin, count) => {
      const { received } = setUp({
        parentApp: info,
        ReactNativeWebView: { postMessage: jest.fn() },
      });
      await deliver('{"type":"STOP_LOADING","payload":{}}', null, window, origin);
      expect(received).toHaveLength(count);
    },
  );
});
