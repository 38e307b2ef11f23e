/** The part of `Storage` that the shell uses. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Reads and writes values on this device, and never throws. A browser may block site data, and a
 * full or damaged storage may throw at any moment; then a read finds nothing, and a write stores
 * nothing.
 *
 * @param open default: the storage between visits
 */
export function deviceStorage(open: () => DeviceStorage = () => localStorage): DeviceStorage {
  const attempt = <T>(work: (storage: DeviceStorage) => T): T | null => {
    try {
      return work(open());
    } catch {
      return null;
    }
  };
  return {
    getItem: (key) => attempt((storage) => storage.getItem(key)),
    setItem: (key, value) => void attempt((storage) => storage.setItem(key, value)),
    removeItem: (key) => void attempt((storage) => storage.removeItem(key)),
  };
}
