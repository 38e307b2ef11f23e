/** The part of `Storage` that the shell uses. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const NOTHING: DeviceStorage = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

/**
 * What this device remembers. Where the browser blocks site data, even reaching for the storage
 * throws: then nothing is remembered, and everything else works.
 *
 * @param open default: what is remembered between visits
 */
export function deviceStorage(open: () => DeviceStorage = () => localStorage): DeviceStorage {
  try {
    return open();
  } catch {
    return NOTHING;
  }
}
