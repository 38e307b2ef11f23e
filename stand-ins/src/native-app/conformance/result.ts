/**
 * `advice`: it works, but could be better. `look`: a page cannot see it, so a person must. `not
 * built`: `supports` does not name the message, so the page does not offer it.
 */
export type Verdict = 'right' | 'wrong' | 'advice' | 'look' | 'not built' | 'skipped';

/** One line of the table. */
export interface Result {
  readonly check: string;
  readonly verdict: Verdict;
  /** Milliseconds until the app answered; null: it has not, or need not. */
  readonly ms: number | null;
  /** What was seen and, where it is wrong, how to mend it. */
  readonly words: string;
}

type Rest = Partial<Pick<Result, 'ms'>>;

const say =
  (verdict: Verdict) =>
  (check: string, words: string, { ms = null }: Rest = {}): Result => ({
    check,
    verdict,
    ms,
    words,
  });

export const right = say('right');
export const wrong = say('wrong');
export const advice = say('advice');
export const look = say('look');
export const notBuilt = say('not built');
export const skipped = say('skipped');
