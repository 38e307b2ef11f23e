/** Median and quartiles of a sample. */
export interface Spread {
  readonly median: number;
  readonly lower: number;
  readonly upper: number;
  /** Number of values. */
  readonly count: number;
}

/**
 * Computes a quantile with linear interpolation between neighbours (R's type 7).
 *
 * @param sorted ascending, not empty
 * @param share 0 to 1
 */
export function quantile(sorted: readonly number[], share: number): number {
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)];
  const above = sorted[Math.ceil(position)];
  if (below === undefined || above === undefined) throw new Error('No quantile of nothing');
  return below + (above - below) * (position - Math.floor(position));
}

/** Median and quartiles; undefined for no values. */
export function spreadOf(values: readonly number[]): Spread | undefined {
  if (values.length === 0) return undefined;
  const sorted = values.toSorted((a, b) => a - b);
  return {
    median: quantile(sorted, 0.5),
    lower: quantile(sorted, 0.25),
    upper: quantile(sorted, 0.75),
    count: values.length,
  };
}

/**
 * Ratios round by round. Both values of a round were measured within seconds, so other load on the
 * machine affects both.
 *
 * @param dividends by round
 * @param divisors by round; a round that only one of the two has is left out
 */
export function pairedRatios(
  dividends: ReadonlyMap<number, number>,
  divisors: ReadonlyMap<number, number>,
): readonly number[] {
  return [...dividends].flatMap(([round, dividend]) => {
    const divisor = divisors.get(round);
    return divisor === undefined || divisor === 0 ? [] : [dividend / divisor];
  });
}
