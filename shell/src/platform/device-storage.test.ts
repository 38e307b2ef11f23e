import { deviceStorage } from './device-storage';
import { createPreferences } from './preferences';
import { createSignedInHint } from './session/signed-in-hint';

const blocked = () => {
  throw new DOMException('The document is sandboxed', 'SecurityError');
};

describe('deviceStorage', () => {
  it('is what the browser remembers', () => {
    expect(deviceStorage()).toBe(window.localStorage);
  });

  it('lets everything work where the browser blocks site data', () => {
    const storage = deviceStorage(blocked);
    const preferences = createPreferences(storage);
    preferences.set({ theme: 'dark' });
    expect(preferences.values$.value.theme).toBe('dark');
    const hint = createSignedInHint(storage);
    hint.set(true);
    expect(hint.isSet).toBe(true);
    hint.set(false);
    expect(storage.getItem('preferences')).toBeNull();
  });
});
