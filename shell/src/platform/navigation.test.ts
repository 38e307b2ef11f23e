import type { Log, ParentApp } from 'shared-contracts';
import { BehaviorSubject, NEVER } from 'rxjs';
import { createNavigation } from './navigation';

const setUp = (isEmbedded = false) => {
  const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() } satisfies Log;
  const send = jest.fn();
  const parentApp: ParentApp = {
    isEmbedded,
    supports: () => isEmbedded,
    send,
    messages$: NEVER,
    packages$: new BehaviorSubject([]),
    storeVisit$: new BehaviorSubject('none' as const),
  };
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const router = { go: jest.fn(), back: jest.fn(), prefetch: jest.fn() };
  return { navigation: createNavigation(log, parentApp), log, send, open, router };
};

afterEach(() => jest.restoreAllMocks());

describe('createNavigation', () => {
  test('keeps requests until the router is connected', () => {
    const { navigation, router } = setUp();
    navigation.go('/home');
    navigation.connect(router);
    navigation.go('/settings', { replace: true });
    expect(router.go.mock.calls).toEqual([
      ['/home', false],
      ['/settings', true],
    ]);
  });

  test('asks before each navigation forward whether it leaves the page', () => {
    const { navigation, router } = setUp();
    navigation.connect(router);
    const leaves = jest.fn((path: string) => path === '/home');
    navigation.divert(leaves);
    navigation.go('/home');
    navigation.go('/settings');
    navigation.go('/home', { replace: true });
    expect(leaves.mock.calls).toEqual([['/home'], ['/settings']]);
    expect(router.go.mock.calls).toEqual([
      ['/settings', false],
      ['/home', true],
    ]);
  });

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'home', ''])(
    'does not go to %p',
    (path) => {
      const { navigation, router, log } = setUp();
      navigation.connect(router);
      navigation.go(path);
      expect(router.go).not.toHaveBeenCalled();
      expect(log.warn).toHaveBeenCalledTimes(1);
    },
  );

  test('leaves the app in a new window on the web', () => {
    const { navigation, open } = setUp();
    navigation.openExternal('https://example.org/');
    expect(open).toHaveBeenCalledWith('https://example.org/', '_blank', 'noopener');
  });

  test('asks the parent app when embedded [PARENT-open-outside]', () => {
    const { navigation, open, send } = setUp(true);
    navigation.openExternal('https://example.org/');
    expect(send).toHaveBeenCalledWith('OPEN_EXTERNAL_URL', { url: 'https://example.org/' });
    expect(open).not.toHaveBeenCalled();
  });

  describe('leave', () => {
    const leave = (url: string, isEmbedded = false) => {
      const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() } satisfies Log;
      const assign = jest.fn();
      const send = jest.fn();
      const parentApp = { isEmbedded, send } as Pick<ParentApp, 'isEmbedded' | 'send'> as ParentApp;
      const origin = 'https://shell.example';
      const target = { location: { pathname: '/', search: '', hash: '', origin, assign } };
      createNavigation(log, parentApp, target as unknown as Window).leave(url);
      return { assign, log, send };
    };

    test('never takes an app away from the product [PARENT-open-outside]', () => {
      const outside = leave('https://checkout.example/pay', true);
      expect(outside.assign).not.toHaveBeenCalled();
      expect(outside.send.mock.calls).toEqual([
        ['OPEN_EXTERNAL_URL', { url: 'https://checkout.example/pay' }],
      ]);
      const own = leave('https://shell.example/subscriptions', true);
      expect(own.assign.mock.calls).toEqual([['https://shell.example/subscriptions']]);
      expect(own.send).not.toHaveBeenCalled();
    });

    test.each(['https://checkout.example/pay?x=1', 'http://127.0.0.1:12111/pay'])(
      'goes to %s in the same window',
      (url) => {
        const { assign, log } = leave(url);
        expect(assign.mock.calls).toEqual([[url]]);
        expect(log.warn).not.toHaveBeenCalled();
      },
    );

    test.each(['javascript:alert(1)', 'mailto:a@example.com', '/home', ''])(
      'ignores and logs %p',
      (url) => {
        const { assign, log } = leave(url);
        expect(assign).not.toHaveBeenCalled();
        expect(log.warn).toHaveBeenCalledTimes(1);
      },
    );
  });

  test('opens no scripts', () => {
    const { navigation, open, log } = setUp();
    navigation.openExternal('javascript:alert(1)');
    expect(open).not.toHaveBeenCalled();
    expect(log.warn).toHaveBeenCalledTimes(1);
  });
});
