import { createHash } from 'node:crypto';
import {
  FieldValue,
  Timestamp,
  type DocumentReference,
  type Firestore,
} from 'firebase-admin/firestore';
import { DAY_MS, HOUR_MS } from 'shared-contracts';

const LENGTH_MS = { hour: HOUR_MS, day: DAY_MS } as const;

/** The calls of one caller in one hour of the clock, or on one day (UTC). */
export interface Quota {
  readonly most: number;
  readonly per: keyof typeof LENGTH_MS;
}

interface SharedQuota {
  readonly per: Quota['per'];
  take(key: string): Promise<boolean>;
  /** Takes a failed call out of the count. */
  giveBack?(key: string): Promise<void>;
}

interface Count {
  readonly doc: DocumentReference;
  readonly expiresAt: Timestamp;
}

async function add(calls: number, { doc, expiresAt }: Count): Promise<void> {
  await doc.set({ calls: FieldValue.increment(calls), expiresAt }, { merge: true });
}

/**
 * Limits calls by a count in `RateLimits`, which all instances share. It costs one write and one
 * read per call, so use it only where a limit per instance is not enough. Concurrent calls just
 * below the limit may all be refused. The database deletes a count after its `expiresAt`.
 *
 * @param name of the function
 * @param now milliseconds since the epoch
 * @returns `take(key)`: whether the call may go on
 */
export const createSharedQuota = (
  name: string,
  { most, per }: Quota,
  db: () => Firestore,
  now: () => number,
): SharedQuota => {
  const countOf = (key: string) => {
    const time = Math.floor(now() / LENGTH_MS[per]);
    // The key names the caller, so the id is its hash.
    const id = createHash('sha256').update(`${name}\0${key}\0${time}`).digest('hex');
    const expiresAt = Timestamp.fromMillis((time + 1) * LENGTH_MS[per] + HOUR_MS);
    return { doc: db().collection('RateLimits').doc(id), expiresAt };
  };
  return {
    per,
    async take(key: string): Promise<boolean> {
      const count = countOf(key);
      await add(1, count);
      const calls: unknown = (await count.doc.get()).get('calls');
      return typeof calls === 'number' && calls <= most;
    },
    // A day counts successful calls. An hour counts failed ones, too, because they may be guesses.
    ...(per === 'day' && { giveBack: (key: string) => add(-1, countOf(key)) }),
  };
};
