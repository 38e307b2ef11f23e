import { DEFAULT_PREFERENCES } from 'shared-contracts';
import { deviceStorage } from '../storage/device-storage';
import { createPreferences } from './preferences';

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

describe('createPreferences', () => {
  test('starts with the defaults and follows the system', () => {
    expect(createPreferences().values$.value).toEqual(DEFAULT_PREFERENCES);
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });

  test('stores a change on this device and applies the theme at once', () => {
    createPreferences().set({ theme: 'dark', speed: 0.75 });
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(createPreferences().values$.value).toEqual({
      ...DEFAULT_PREFERENCES,
      theme: 'dark',
      speed: 0.75,
    });
  });

  test('follows what another tab of this device has stored', () => {
    const { values$ } = createPreferences();
    localStorage.setItem('preferences', '{"tier":1,"theme":"dark"}');
    window.dispatchEvent(new StorageEvent('storage', { key: 'something-else' }));
    expect(values$.value.tier).toBe(0);
    window.dispatchEvent(new StorageEvent('storage', { key: 'preferences' }));
    expect(values$.value.tier).toBe(1);
    expect(document.documentElement.dataset).toMatchObject({ tier: '1', theme: 'dark' });
  });

  test.each([
    '{',
    '[]',
    '"dark"',
    '{"theme":"pink","speed":99,"captions":null}',
    '{"text":"fr","quality":"best","shortcuts":"no","pauseAfterLine":1,"autoNext":"no","typeAnswers":1,"marks":0,"german":"de"}',
  ])('discards corrupt storage: %s', (text) => {
    localStorage.setItem('preferences', text);
    expect(createPreferences().values$.value).toEqual(DEFAULT_PREFERENCES);
  });

  test('works without storage', () => {
    const forbidden = {
      getItem: () => {
        throw new Error('forbidden');
      },
      setItem: () => {
        throw new Error('forbidden');
      },
    } as unknown as Storage;
    const preferences = createPreferences(deviceStorage(() => forbidden));
    preferences.set({ captions: 'both' });
    expect(preferences.values$.value.captions).toBe('both');
  });
});
