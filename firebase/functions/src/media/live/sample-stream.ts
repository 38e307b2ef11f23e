import type { Firestore } from 'firebase-admin/firestore';
import { LiveSecretsSchema } from 'shared-contracts';
import { parseStored } from '../../platform/parse-stored';

/** Media ids of the sample stream in their order; null: the school has no sample stream. */
export type LoadSampleStream = () => Promise<readonly string[] | null>;

/** Life of the cache. The stream plays a new publication after that time. */
const KNOWN_MS = 60_000;

/**
 * Reads the clips of the sample stream, with a cache of one minute in each instance.
 *
 * @param now milliseconds since the epoch
 */
export function createSampleStreamLoader(db: () => Firestore, now: () => number): LoadSampleStream {
  let reading: { readonly ids: readonly string[] | null; readonly until: number } | undefined;
  return async () => {
    if (reading !== undefined && now() < reading.until) return reading.ids;
    const room = parseStored(LiveSecretsSchema, await db().doc('LiveSecrets/next').get());
    const ids = room?.SampleStream ?? null;
    reading = { ids, until: now() + KNOWN_MS };
    return ids;
  };
}
