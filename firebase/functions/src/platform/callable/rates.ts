import type { Rate } from './rate-limit';

/**
 * The rate limits of callables, by purpose. Each callable names one.
 * Source: docs/security.md, What is limited.
 */
export const RATES = {
  /** Opens a lesson or its cards. Learners go from one to the next. */
  lesson: { burst: 120, perMinute: 60 },
  /** Called when a page opens, with other calls. */
  page: { burst: 60, perMinute: 30 },
  /** Called in each pause of typing. */
  typing: { burst: 40, perMinute: 40 },
  /** Called by a button, or every few seconds by a waiting page. */
  press: { burst: 30, perMinute: 20 },
  /** Tries a name, a price or a checkout. */
  attempt: { burst: 20, perMinute: 10 },
  /** Makes a file for one learner. */
  file: { burst: 10, perMinute: 10 },
  /** Changes data, or opens another company's page or meeting. */
  change: { burst: 10, perMinute: 6 },
  /** Reveals something about others, such as whether an address has an account. */
  probe: { burst: 10, perMinute: 2 },
  /** Reads all data about a learner. */
  everything: { burst: 5, perMinute: 1 },
} as const satisfies Readonly<Record<string, Rate>>;

export type RateName = keyof typeof RATES;
