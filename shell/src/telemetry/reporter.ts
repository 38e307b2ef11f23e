import { hash, SEED_KEY } from '../registry/this-browser';
import type { DeviceStorage } from '../storage/device-storage';

/**
 * Pseudonym of this device for one remote. Two reports of one device count once, and nobody can
 * tell from it who that is. It is made of the text that the canary buckets are made of, and makes
 * none. Source: decision 55.
 *
 * @returns 8 hexadecimal digits; undefined where no canary has needed a bucket yet, or the browser
 *   keeps nothing
 */
export function reporterOf(storage: DeviceStorage, remote: string): string | undefined {
  const seed = storage.getItem(SEED_KEY);
  return seed === null
    ? undefined
    : hash(`reporter ${seed} ${remote}`).toString(16).padStart(8, '0');
}
