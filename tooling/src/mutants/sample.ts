/**
 * Makes random numbers from 0 to below 1, the same for the same seed (mulberry32).
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

/** Copies a list in random order. */
export function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const all = [...items];
  for (let last = all.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [all[last], all[other]] = [all[other] as T, all[last] as T];
  }
  return all;
}

/** Items to draw from, and their part of a sample, relative to the other groups. */
export interface Group<T> {
  readonly items: readonly T[];
  readonly share: number;
}

/**
 * Draws items from each group by its share. The other groups make up for a group that is too small.
 *
 * @param count of items from all groups together
 * @returns the drawn items of each group
 */
export function drawSample<T>(groups: readonly Group<T>[], count: number, seed: number): T[][] {
  const random = randomOf(seed);
  const orders = groups.map(({ items }) => shuffle(items, random));
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
