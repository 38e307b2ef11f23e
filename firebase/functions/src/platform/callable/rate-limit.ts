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
 * A token bucket per caller, in the memory of this instance: it costs no read. Limit: with N
 * instances a caller gets up to N times the rate, and a new instance starts with full buckets. It
 * stops loops and scrapers, but it is not a quota.
 *
 * @param rate the same for every caller of one function
 * @param now milliseconds since the epoch
 * @returns `take(key)`: true when the call may go on
 */
export function createRateLimiter({ burst, perMinute }: Rate, now: () => number) {
  const buckets = new Map<string, Bucket>();

  function refilled(key: string): Bucket {
    const time = now();
    const known = buckets.get(key);
    if (known === undefined) return { tokens: burst, filledAt: time };
    const earned = ((time - known.filledAt) / 60_000) * perMinute;
    return { tokens: Math.min(burst, known.tokens + Math.max(0, earned)), filledAt: time };
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
