import type { Firestore } from 'firebase-admin/firestore';
import { LiveSecretsSchema } from 'shared-contracts';
import { parseStored } from '../../platform/parse-stored';

/** Media ids of the sample stream in their order; null where the school announces none. */
export type LoadSampleStream = () => Promise<readonly string[] | null>;

/** How long an instance trusts what it has read: a new publication is played after a minute. */
const KNOWN_MS = 60_000;

/**
 * Reads what the sample stream plays: one read per instance and minute, however many watch.
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
