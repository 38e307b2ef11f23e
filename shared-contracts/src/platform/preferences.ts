import type { ObservableValue } from '../observable-value';

/** What this device remembers, readable before the first paint. Source: DESIGN §3. */
export interface DevicePreferences {
  readonly theme: 'system' | 'light' | 'dark';
  /** Playback rate, 0.5 to 2. */
  readonly speed: number;
  readonly captions: 'off' | 'gsw' | 'en' | 'both';
}

export const DEFAULT_PREFERENCES: DevicePreferences = {
  theme: 'system',
  speed: 1,
  captions: 'off',
};

export interface Preferences {
  readonly values$: ObservableValue<DevicePreferences>;
  set(change: Partial<DevicePreferences>): void;
}
