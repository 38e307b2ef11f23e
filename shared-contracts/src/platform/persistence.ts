import type { PersistedKey, PersistedState } from '../entities/index';

/**
 * What this device stores between visits: lessons, metadata and the index of mini lessons
 * (CONST-persistence). The app works without it: nothing here rejects, also where the device keeps
 * nothing (private mode, blocked site data).
 */
export interface Persistence {
  /**
   * What an earlier visit stored. Settles within `PERSISTENCE_TIMEOUT_MS`.
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
