/**
 * Numbers from 0 to below 1 that look random, and are the same for the same seed (mulberry32).
 *
 * @param seed an integer
 */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** All items in another order, which is the same for the same numbers. */
export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const all = [...items];
  for (let last = all.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [all[last], all[other]] = [all[other] as T, all[last] as T];
  }
  return all;
}

/** What a sample is drawn from: one group of it. */
export interface Group<T> {
  readonly items: readonly T[];
  readonly share: number;
}

/**
 * Draws from each group as its share says; what a small group cannot give, the others do.
 *
 * @param count of all together
 * @returns the drawn items, group by group in the order of the groups
 */
export function drawSample<T>(groups: readonly Group<T>[], count: number, seed: number): T[][] {
  const random = randomOf(seed);
  const orders = groups.map(({ items }) => shuffled(items, random));
  const taken = orders.map(() => 0);
  for (let drawn = 0; drawn < count; drawn += 1) {
    let next = -1;
    groups.forEach(({ share }, index) => {
      const isLeft = (taken[index] ?? 0) < (orders[index]?.length ?? 0);
      const need = (at: number) => ((taken[at] ?? 0) + 1) / (groups[at]?.share ?? 1);
      if (isLeft && share > 0 && (next < 0 || need(index) < need(next))) next = index;
    });
    if (next < 0) break;
    taken[next] = (taken[next] ?? 0) + 1;
  }
  return orders.map((order, index) => order.slice(0, taken[index]));
}
