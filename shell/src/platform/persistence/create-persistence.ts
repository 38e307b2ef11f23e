import { PERSISTENCE_TIMEOUT_MS, type Log, type Persistence } from 'shared-contracts';
import { withTimeout } from 'common/async';

/**
 * Stores values on this device between visits. Its code loads on first use. A caller waits at most
 * 5000 ms and never sees a failure: it continues without a value. Source: CONST-persistence.
 *
 * @param open loads the code and opens the storage
 */
export function createPersistence(open: () => Promise<Persistence>, log: Log): Persistence {
  const within = async <T>(key: string, work: (opened: Persistence) => Promise<T>) => {
    const late = () => new Error('Timed out');
    try {
      return await withTimeout(open().then(work), PERSISTENCE_TIMEOUT_MS, late);
    } catch (error) {
      log.warn('This device stores nothing', { key, reason: String(error) });
      return undefined;
    }
  };
  return {
    restore: (key) => within(key, (opened) => opened.restore(key)),
    store: (key, value) => within(key, (opened) => opened.store(key, value)),
  };
}
