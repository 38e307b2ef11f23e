/** Takes one item from each list in turn. Each list keeps its order. */
export function interleave<T>(lists: readonly (readonly T[])[]): T[] {
  const rounds = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) =>
    lists.flatMap((list) => list.slice(round, round + 1)),
  ).flat();
}
