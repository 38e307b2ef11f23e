/** The limit of one caller: `burst` calls at once, then `perMinute` evenly. */
export interface Rate {
  readonly burst: number;
  readonly perMinute: number;
}

interface Bucket {
  tokens: number;
  /** Milliseconds since the epoch. */
  filledAt: number;
}

/** Callers in memory; the least recent one is dropped first. */
const MAX_CALLERS = 10_000;

/**
 * The rate of all callers of a network, as a multiple of the rate of one caller: for the widest
 * network, and for one between. Source: decision 56.
 */
const NETWORK_RATE = { widest: 2, between: 1.5 } as const;

function createBuckets({ burst, perMinute }: Rate, now: () => number) {
  const buckets = new Map<string, Bucket>();

  function refilled(key: string): Bucket {
    const time = now();
    const bucket = buckets.get(key);
    if (bucket === undefined) return { tokens: burst, filledAt: time };
    const earned = ((time - bucket.filledAt) / 60_000) * perMinute;
    return { tokens: Math.min(burst, bucket.tokens + Math.max(0, earned)), filledAt: time };
  }

  return {
    take(key: string): boolean {
      const bucket = refilled(key);
      const allowed = bucket.tokens >= 1;
      if (allowed) bucket.tokens -= 1;
      // Deleting the key first keeps the map ordered by last use.
      buckets.delete(key);
      buckets.set(key, bucket);
      const [oldest] = buckets.keys();
      if (buckets.size > MAX_CALLERS && oldest !== undefined) buckets.delete(oldest);
      return allowed;
    },
  };
}

/**
 * Limits the rate by a token bucket per caller, in the memory of this instance, without a database
 * read. Networks have buckets, too, so that many callers of one network share its rate. Limit: with
 * N instances a caller gets up to N times the rate, and a new instance starts with full buckets. So
 * it stops loops and scrapers, but is not a quota.
 *
 * @param now milliseconds since the epoch
 * @returns `take(key, wider)`: whether the call may go on; `wider` are the caller's networks, the
 *   widest last
 */
export function createRateLimiter({ burst, perMinute }: Rate, now: () => number) {
  const bucketsOf = (times: number) =>
    createBuckets({ burst: burst * times, perMinute: perMinute * times }, now);
  const callers = bucketsOf(1);
  const between = bucketsOf(NETWORK_RATE.between);
  const widest = bucketsOf(NETWORK_RATE.widest);
  return {
    take: (key: string, wider: readonly string[] = []): boolean =>
      callers.take(key) &&
      wider.slice(0, -1).every((network) => between.take(network)) &&
      wider.slice(-1).every((network) => widest.take(network)),
  };
}
