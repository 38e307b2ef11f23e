import { SEED_KEY } from '../registry/this-browser';
import type { DeviceStorage } from '../storage/device-storage';

/** Bytes of a pseudonym. */
const LENGTH = 4;

/**
 * Pseudonym of this device for one remote. Two reports of one device count once. The pseudonym
 * reveals neither the person nor the device's pseudonym for another remote. It uses the text of the
 * canary buckets, and never creates that text. Source: decision 55.
 *
 * @returns 8 hexadecimal digits; undefined if no canary has needed a bucket yet, without storage,
 * and on plain HTTP, which has no SHA-256
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
