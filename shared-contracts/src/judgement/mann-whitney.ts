import { normalTail } from './normal-tail';

/** The rank of each value, where equal values share the mean, and the correction for ties. */
function ranksOf(values: readonly number[]) {
  const order = values.map((_, at) => at).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const ranks = new Array<number>(values.length).fill(0);
  let ties = 0;
  for (let from = 0; from < order.length;) {
    let to = from + 1;
    while (to < order.length && values[order[to] ?? 0] === values[order[from] ?? 0]) to += 1;
    for (const at of order.slice(from, to)) ranks[at] = (from + 1 + to) / 2;
    const tied = to - from;
    ties += tied ** 3 - tied;
    from = to;
  }
  return { ranks, ties };
}

/**
 * The test of Mann and Whitney, one-sided, by the normal distribution with corrections for ties and
 * continuity. It says how likely it is that our values are so much above theirs, or more, if both
 * groups are equally good. From about 20 values each it is as good as exact.
 */
export function mannWhitney(ours: readonly number[], theirs: readonly number[]): number {
  const { ranks, ties } = ranksOf([...ours, ...theirs]);
  const [n, m] = [ours.length, theirs.length];
  const all = n + m;
  const sum = ranks.slice(0, n).reduce((total, rank) => total + rank, 0);
  const above = sum - (n * (n + 1)) / 2;
  const variance = ((n * m) / 12) * (all + 1 - ties / (all * (all - 1)));
  // All values are the same.
  if (!(variance > 0)) return 1;
  return normalTail((above - (n * m) / 2 - 0.5) / Math.sqrt(variance));
}
