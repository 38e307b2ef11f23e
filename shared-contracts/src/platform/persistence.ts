import type { PersistedKey, PersistedState } from '../entities/index';

/**
 * Stores lessons, metadata and the index of mini lessons on this device (CONST-persistence). Both
 * methods never reject, even if the device stores nothing: in private mode, or with site data
 * blocked.
 */
export interface Persistence {
  /**
   * Reads the value that an earlier visit stored. Settles within `PERSISTENCE_TIMEOUT_MS`.
   *
   * @returns `undefined` if nothing is stored, or nothing that fits the schema. A corrupt, foreign
   *   or too large value is discarded and logged.
   * @since 1.4.0
   */
  restore<K extends PersistedKey>(key: K): Promise<PersistedState[K] | undefined>;
  /**
   * Replaces the stored value. A value that does not fit the schema, or whose key is not on the
   * whitelist, is logged and not stored.
   *
   * @since 1.4.0
   */
  store<K extends PersistedKey>(key: K, value: PersistedState[K]): Promise<void>;
}
