import type { Log, ParentApp } from 'shared-contracts';
import { NEVER } from 'rxjs';
import { createNavigation } from './navigation';

const setUp = (isEmbedded = false) => {
  const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() } satisfies Log;
  const send = jest.fn();
  const parentApp: ParentApp = { isEmbedded, send, messages$: NEVER };
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const router = { go: jest.fn(), back: jest.fn(), prefetch: jest.fn() };
  return { navigation: createNavigation(log, parentApp), log, send, open, router };
};

afterEach(() => jest.restoreAllMocks());

describe('createNavigation', () => {
  it('keeps what is asked for until the router is there', () => {
    const { navigation, router } = setUp();
    navigation.go('/home');
    navigation.connect(router);
    navigation.go('/settings', { replace: true });
    expect(router.go.mock.calls).toEqual([
      ['/home', false],
      ['/settings', true],
    ]);
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'home', ''])(
    'does not go to %p',
    (path) => {
      const { navigation, router, log } = setUp();
      navigation.connect(router);
      navigation.go(path);
      expect(router.go).not.toHaveBeenCalled();
      expect(log.warn).toHaveBeenCalledTimes(1);
    },
  );

  it('leaves the app in a new window on the web', () => {
    const { navigation, open } = setUp();
    navigation.openExternal('https://example.org/');
    expect(open).toHaveBeenCalledWith('https://example.org/', '_blank', 'noopener');
  });

  it('asks the parent app when embedded', () => {
    const { navigation, open, send } = setUp(true);
    navigation.openExternal('https://example.org/');
    expect(send).toHaveBeenCalledWith('OPEN_EXTERNAL_URL', { url: 'https://example.org/' });
    expect(open).not.toHaveBeenCalled();
  });

  it('opens no scripts', () => {
    const { navigation, open, log } = setUp();
    navigation.openExternal('javascript:alert(1)');
    expect(open).not.toHaveBeenCalled();
    expect(log.warn).toHaveBeenCalledTimes(1);
  });
});
