import type { DeviceStorage } from '../storage/device-storage';

/** Where the overrides of this browser session are stored. */
export const OVERRIDES_KEY = 'remote-overrides';

/**
 * Whether there may be overrides; only then the code that reads them is fetched.
 *
 * @param search query of the address
 */
export const mayBeOverridden = (search: string, storage: DeviceStorage): boolean =>
  /remote\.|composition=/.test(search) || storage.getItem(OVERRIDES_KEY) !== null;

export const clearOverrides = (storage: DeviceStorage) => storage.removeItem(OVERRIDES_KEY);
