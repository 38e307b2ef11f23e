/** How many of how many. */
export interface Share {
  readonly failed: number;
  readonly of: number;
}

/** Logarithms of the factorials; grows where a larger one is asked for. */
const LOG_FACTORIALS = [0];

function logFactorial(n: number): number {
  for (let at = LOG_FACTORIALS.length; at <= n; at += 1) {
    LOG_FACTORIALS.push((LOG_FACTORIALS[at - 1] ?? 0) + Math.log(at));
  }
  return LOG_FACTORIALS[n] ?? 0;
}

const logChoose = (n: number, k: number) => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/**
 * How likely it is that `failed` of ours are among the `all` that failed, if both groups are
 * equally good.
 */
const likelihood = (failed: number, ours: number, theirs: number, all: number) =>
  Math.exp(
    logChoose(ours, failed) + logChoose(theirs, all - failed) - logChoose(ours + theirs, all),
  );

/**
 * Fisher's exact test, one-sided. It says how likely it is that so many of ours fail, or more, if
 * both groups are equally good and the same number fails in all.
 */
export function fisher(ours: Share, theirs: Share): number {
  const all = ours.failed + theirs.failed;
  let sum = 0;
  for (let failed = ours.failed; failed <= Math.min(all, ours.of); failed += 1) {
    sum += all - failed > theirs.of ? 0 : likelihood(failed, ours.of, theirs.of, all);
  }
  return Math.min(1, sum);
}

/** The least value of the test for groups of these sizes, if this many fail in all. */
export const leastFisher = (ours: Share, theirs: Share): number => {
  const all = ours.failed + theirs.failed;
  const most = Math.min(all, ours.of);
  return fisher({ failed: most, of: ours.of }, { failed: all - most, of: theirs.of });
};
