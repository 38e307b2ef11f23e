import type { DeviceStorage } from '../storage/device-storage';

/** Key of this browser session's overrides. */
export const OVERRIDES_KEY = 'remote-overrides';

/**
 * Whether overrides may exist; only then the code that reads them is loaded.
 *
 * @param search query of the address
 */
export const mayBeOverridden = (search: string, storage: DeviceStorage): boolean =>
  /remote\.|composition=/.test(search) || storage.getItem(OVERRIDES_KEY) !== null;

export const clearOverrides = (storage: DeviceStorage) => storage.removeItem(OVERRIDES_KEY);
