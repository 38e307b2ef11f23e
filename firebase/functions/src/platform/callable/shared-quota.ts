import { createHash } from 'node:crypto';
import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';

const HOUR_MS = 60 * 60_000;

/**
 * Counts calls per hour in `RateLimits`, so that all instances share one count. Costs one write and
 * one read per call: only for calls where a limit per instance is not enough. Calls at the same
 * moment may pass together at the limit. The database removes a count after its `expiresAt`.
 *
 * @param name of the function
 * @param perHour calls of one caller in one hour of the clock
 * @param now milliseconds since the epoch
 * @returns `take(key)`: true when the call may go on
 */
export const createSharedQuota = (
  name: string,
  perHour: number,
  db: () => Firestore,
  now: () => number,
) => ({
  async take(key: string): Promise<boolean> {
    const hour = Math.floor(now() / HOUR_MS);
    // A hash, because the key names the caller.
    const id = createHash('sha256').update(`${name}\0${key}\0${hour}`).digest('hex');
    const count = db().collection('RateLimits').doc(id);
    const expiresAt = Timestamp.fromMillis((hour + 2) * HOUR_MS);
    await count.set({ calls: FieldValue.increment(1), expiresAt }, { merge: true });
    const calls: unknown = (await count.get()).get('calls');
    return typeof calls === 'number' && calls <= perHour;
  },
});
