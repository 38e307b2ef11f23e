import type { MessageFromParentApp } from 'shared-contracts';
import { createParentApp } from './bridge';

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

const deliver = (
  data: unknown,
  source: MessageEventSource | null = null,
  target: EventTarget = window,
  origin = '',
) => target.dispatchEvent(new MessageEvent('message', { data, source, origin }));

afterEach(() => {
  jest.restoreAllMocks();
  delete (window as { parentApp?: unknown }).parentApp;
  delete (window as { ReactNativeWebView?: unknown }).ReactNativeWebView;
});

describe('createParentApp', () => {
  it.each([
    ['nothing', {}],
    ['only the description', { parentApp: info }],
    ['only the web view', { ReactNativeWebView: { postMessage: jest.fn() } }],
  ])('is not embedded with %s, and attaches no listener', (_, marks) => {
    const { parentApp, onWindow } = setUp(marks);
    expect(parentApp.isEmbedded).toBe(false);
    expect(onWindow).not.toHaveBeenCalledWith('message', expect.anything());
    expect(() => parentApp.send('RESTORE_PURCHASES', {})).not.toThrow();
  });

  it('sends JSON of type and payload [WRAPPER-json]', () => {
    const postMessage = jest.fn();
    const { parentApp } = setUp({ parentApp: info, ReactNativeWebView: { postMessage } });
    parentApp.send('LOG_IN_TO_SUBSCRIPTION_SERVICE', { uid: 'u1' });
    expect(postMessage).toHaveBeenCalledWith(
      '{"type":"LOG_IN_TO_SUBSCRIPTION_SERVICE","payload":{"uid":"u1"}}',
    );
  });

  it.each([
    ['ios', () => window],
    ['android', () => document],
  ] as const)('receives on %s', (os, target) => {
    const { received } = setUp({
      parentApp: { ...info, os },
      ReactNativeWebView: { postMessage: jest.fn() },
    });
    deliver('{"type":"REDIRECT","payload":{"path":"/home"}}', null, target());
    expect(received).toEqual([{ type: 'REDIRECT', payload: { path: '/home' } }]);
  });

  it.each([
    ['an unknown type', '{"type":"FORMAT_DISK","payload":{}}'],
    ['a path that leaves the app', '{"type":"REDIRECT","payload":{"path":"//evil.example"}}'],
    ['no JSON', '{'],
    ['no text', { type: 'STOP_LOADING', payload: {} }],
  ])('drops %s with one warning', (_, data) => {
    const { received, log } = setUp({
      parentApp: info,
      ReactNativeWebView: { postMessage: jest.fn() },
    });
    deliver(data);
    expect(received).toEqual([]);
    expect(log.warn).toHaveBeenCalledTimes(1);
  });

  it('accepts nothing from an embedded frame', () => {
    const { received } = setUp({
      parentApp: info,
      ReactNativeWebView: { postMessage: jest.fn() },
    });
    const frame = document.body.appendChild(document.createElement('iframe'));
    deliver('{"type":"STOP_LOADING","payload":{}}', frame.contentWindow);
    expect(received).toEqual([]);
    frame.remove();
  });

  it.each([
    ['', 1],
    [window.location.origin, 1],
    ['https://evil.example', 0],
    ['null', 0],
  ])('from the origin %p without a source it accepts %d', (origin, count) => {
    const { received } = setUp({
      parentApp: info,
      ReactNativeWebView: { postMessage: jest.fn() },
    });
    deliver('{"type":"STOP_LOADING","payload":{}}', null, window, origin);
    expect(received).toHaveLength(count);
  });
});
