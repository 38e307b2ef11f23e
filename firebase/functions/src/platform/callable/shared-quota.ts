import { createHash } from 'node:crypto';
import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';

const HOUR_MS = 60 * 60_000;
const LENGTH_MS = { hour: HOUR_MS, day: 24 * HOUR_MS } as const;

/** How often one caller may call in one hour of the clock, or on one day (UTC). */
export interface Quota {
  readonly most: number;
  readonly per: keyof typeof LENGTH_MS;
}

/**
 * Counts calls in `RateLimits`, so that all instances share one count. Costs one write and one read
 * per call: only for calls where a limit per instance is not enough. Calls at the same moment may
 * pass together at the limit. The database removes a count after its `expiresAt`.
 *
 * @param name of the function
 * @param now milliseconds since the epoch
 * @returns `take(key)`: true when the call may go on
 */
export const createSharedQuota = (
  name: string,
  { most, per }: Quota,
  db: () => Firestore,
  now: () => number,
) => ({
  per,
  async take(key: string): Promise<boolean> {
    const length = LENGTH_MS[per];
    const time = Math.floor(now() / length);
    // A hash, because the key names the caller.
    const id = createHash('sha256').update(`${name}\0${key}\0${time}`).digest('hex');
    const count = db().collection('RateLimits').doc(id);
    const expiresAt = Timestamp.fromMillis((time + 1) * length + HOUR_MS);
    await count.set({ calls: FieldValue.increment(1), expiresAt }, { merge: true });
    const calls: unknown = (await count.get()).get('calls');
    return typeof calls === 'number' && calls <= most;
  },
});
