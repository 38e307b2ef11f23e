import { parsePersisted, type PersistedKey } from '../../entities/index';
import type { Log, Persistence } from '../../platform/index';
import type { InMemoryOptions } from './options';

/** @param first what earlier visits left behind; `blocked`: a device that keeps nothing */
export function createPersistence(first: InMemoryOptions['persisted'] = {}, log: Log): Persistence {
  const stored = new Map<string, unknown>(first === 'blocked' ? [] : Object.entries(first));

  /** What fits; anything else is logged. */
  function fitting<K extends PersistedKey>(key: K, value: unknown) {
    const usable = parsePersisted(key, value);
    if (usable === undefined) log.warn('Not what this device stores', { key });
    return usable;
  }

  return {
    async restore(key) {
      if (!stored.has(key)) return undefined;
      const value = fitting(key, structuredClone(stored.get(key)));
      if (value === undefined) stored.delete(key);
      return value;
    },
    async store(key, value) {
      const isKept = first !== 'blocked' && fitting(key, value) !== undefined;
      if (isKept) stored.set(key, structuredClone(value));
    },
  };
}
