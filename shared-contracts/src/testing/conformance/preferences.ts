import { DEFAULT_PREFERENCES, type DevicePreferences } from '../../platform/index';
import type { Given } from './harness';

export function preferencePromises(given: Given): void {
  it('starts with the defaults', () => {
    expect(given().platform.preferences.values$.value).toEqual(DEFAULT_PREFERENCES);
  });

  it('keeps what is set and leaves the rest', () => {
    const { preferences } = given().platform;
    const emitted: DevicePreferences[] = [];
    const subscription = preferences.values$.subscribe((values) => emitted.push(values));
    preferences.set({ theme: 'dark' });
    preferences.set({ speed: 0.75, captions: 'both', quality: 360 });

    expect(preferences.values$.value).toEqual({
      ...DEFAULT_PREFERENCES,
      theme: 'dark',
      speed: 0.75,
      captions: 'both',
      quality: 360,
    });
    expect(emitted).toHaveLength(3);
    subscription.unsubscribe();
  });
}
