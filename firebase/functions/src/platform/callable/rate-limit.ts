/** How often one caller may call: `burst` at once, then `perMinute` evenly. */
export interface Rate {
  readonly burst: number;
  readonly perMinute: number;
}

interface Bucket {
  tokens: number;
  /** Milliseconds since the epoch. */
  filledAt: number;
}

/** Callers remembered at most; the least recently seen is forgotten first. */
const MAX_CALLERS = 10_000;

/**
 * The rate of all callers of a network together, as a multiple of that of one: of the widest
 * network, and of one between. Source: decision 56.
 */
const TOGETHER = { widest: 2, between: 1.5 } as const;

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
      // Taken out and put back, so that the map stays ordered by last use.
      buckets.delete(key);
      buckets.set(key, bucket);
      const [oldest] = buckets.keys();
      if (buckets.size > MAX_CALLERS && oldest !== undefined) buckets.delete(oldest);
      return allowed;
    },
  };
}

/**
 * A token bucket per caller, in the memory of this instance: it costs no read. The networks around
 * a caller have buckets, too, so that many callers of one network have only a share. Limit: with N
 * instances a caller gets up to N times the rate, and a new instance starts with full buckets. It
 * stops loops and scrapers, but it is not a quota.
 *
 * @param rate the same for every caller of one function
 * @param now milliseconds since the epoch
 * @returns `take(key, wider)`: true when the call may go on; `wider` are the networks around the
 *   caller, the widest last
 */
export function createRateLimiter({ burst, perMinute }: Rate, now: () => number) {
  const bucketsOf = (times: number) =>
    createBuckets({ burst: burst * times, perMinute: perMinute * times }, now);
  const callers = bucketsOf(1);
  const between = bucketsOf(TOGETHER.between);
  const widest = bucketsOf(TOGETHER.widest);
  return {
    take: (key: string, wider: readonly string[] = []): boolean =>
      callers.take(key) &&
      wider.slice(0, -1).every((network) => between.take(network)) &&
      wider.slice(-1).every((network) => widest.take(network)),
  };
}
