/** The part of `Storage` that the shell uses. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * What this device remembers. A browser may block site data, and then even `localStorage` itself
 * throws; or it throws at a single read or write, as when the storage is full or damaged. A read
 * that fails finds nothing and a write that fails stores nothing, so storage never stops the app.
 *
 * @param open default: what is remembered between visits
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
