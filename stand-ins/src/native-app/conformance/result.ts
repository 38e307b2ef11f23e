/**
 * The outcome of a check. `advice`: right, but could be better. `look`: a person must look, because
 * a page cannot. `not built`: `supports` does not name the message, so the page does not offer it.
 */
export type Verdict = 'right' | 'wrong' | 'advice' | 'look' | 'not built' | 'skipped';

/** One line of the table. */
export interface Result {
  readonly check: string;
  readonly verdict: Verdict;
  /** Milliseconds until the app answered; null: no answer came, or none was needed. */
  readonly ms: number | null;
  /** The observation and, for a fault, the remedy. */
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
