import { SEED_KEY } from '../registry/this-browser';
import type { DeviceStorage } from '../storage/device-storage';

/** Bytes of a pseudonym. */
const LENGTH = 4;

/**
 * Pseudonym of this device for one remote. Two reports of one device count once, and nobody can
 * tell from it who that is, or which pseudonym the device has for another remote. It is made of the
 * text that the canary buckets are made of, and makes none. Source: decision 55.
 *
 * @returns 8 hexadecimal digits; undefined where no canary has needed a bucket yet, the browser
 *   keeps nothing, or the page is on plain HTTP and so has no SHA-256
 */
export function reporterOf(storage: DeviceStorage, remote: string): Promise<string> | undefined {
  const seed = storage.getItem(SEED_KEY);
  const text = new TextEncoder().encode(`reporter ${remote} ${seed}`);
  return seed === null
    ? undefined
    : globalThis.crypto.subtle
        ?.digest('SHA-256', text)
        .then((digest) =>
          [...new Uint8Array(digest, 0, LENGTH)]
            .map((byte) => byte.toString(16).padStart(2, '0'))
            .join(''),
        );
}
