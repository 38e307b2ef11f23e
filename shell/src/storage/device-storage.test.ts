import { mayBeOverridden } from '../registry/stored-overrides';
import { createPreferences } from '../platform/preferences';
import { createSignedInHint } from '../platform/session/signed-in-hint';
import { deviceStorage, type DeviceStorage } from './device-storage';

const refuse = (): never => {
  throw new DOMException('The document is sandboxed', 'SecurityError');
};
const WORKING: DeviceStorage = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

test("reads and writes the browser's storage", () => {
  const storage = deviceStorage();
  storage.setItem('key', 'value');
  expect(window.localStorage.getItem('key')).toBe('value');
  expect(storage.getItem('key')).toBe('value');
  storage.removeItem('key');
  expect(storage.getItem('key')).toBeNull();
});

test.each<[string, () => DeviceStorage]>([
  ['is blocked', refuse],
  ['throws when read', () => ({ ...WORKING, getItem: refuse })],
  ['throws when written', () => ({ ...WORKING, setItem: refuse, removeItem: refuse })],
])('lets everything work where storage %s', (_, open) => {
  const storage = deviceStorage(open);
  const preferences = createPreferences(storage);
  preferences.set({ theme: 'dark' });
  expect(preferences.values$.value.theme).toBe('dark');
  const hint = createSignedInHint(storage);
  hint.set(true);
  expect(hint.isSet).toBe(true);
  hint.set(false);
  expect(storage.getItem('preferences')).toBeNull();
  expect(mayBeOverridden('', storage)).toBe(false);
});
