import type { PersistedKey, PersistedState } from '../entities/index';

/**
 * What this device stores between visits: exactly the whitelist of SPEC §9. It is an extra, never a
 * need: nothing here rejects, and where the device keeps nothing (private mode, blocked site data)
 * everything else works.
 */
export interface Persistence {
  /**
   * What an earlier visit stored. Settles within `PERSISTENCE_TIMEOUT_MS`.
   *
   * @returns `undefined` when there is nothing, or nothing that fits its schema: what is corrupt,
   *   foreign or too large is discarded and logged
   */
  restore<K extends PersistedKey>(key: K): Promise<PersistedState[K] | undefined>;
  /**
   * Takes the place of what was stored. What does not fit the schema, or is no key of the whitelist,
   * is logged and not stored.
   */
  store<K extends PersistedKey>(key: K, value: PersistedState[K]): Promise<void>;
}
