import type { Rate } from './rate-limit';

/**
 * How often one caller may call a function, by what the function does. Each callable names one of
 * these. Source: docs/security.md, What is limited.
 */
export const RATES = {
  /** Opens a lesson or its cards: learners go from one to the next. */
  lesson: { burst: 120, perMinute: 60 },
  /** A page asks for it when it opens, beside other calls. */
  page: { burst: 60, perMinute: 30 },
  /** Asked while a person types, once in each pause. */
  typing: { burst: 40, perMinute: 40 },
  /** Asked by one press, or every few seconds by a page that waits. */
  press: { burst: 30, perMinute: 20 },
  /** Tries something that is not decided yet: a name, a price, a checkout. */
  attempt: { burst: 20, perMinute: 10 },
  /** Makes a file for one learner. */
  file: { burst: 10, perMinute: 10 },
  /** Changes something, or opens the door to another company: its page, its meeting. */
  change: { burst: 10, perMinute: 6 },
  /** Its answer tells something about others, as whether an address has an account. */
  probe: { burst: 10, perMinute: 2 },
  /** Reads all that is held about a learner. */
  everything: { burst: 5, perMinute: 1 },
} as const satisfies Readonly<Record<string, Rate>>;

export type RateName = keyof typeof RATES;
