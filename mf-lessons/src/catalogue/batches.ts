/**
 * How many cards a list shows: whole rows in 1, 2, 3, 4 or 6 columns. A list further down is laid
 * out when it comes near, so it must fit into one frame.
 */
const LIST_SIZE = 12;
/** Lists added at a time: 24 cards. */
const LISTS = 2;

/** Divides lessons into lists; the last one may be smaller. */
export function inLists<T>(all: readonly T[]): readonly T[][] {
  const lists: T[][] = [];
  for (let from = 0; from < all.length; from += LIST_SIZE) {
    lists.push(all.slice(from, from + LIST_SIZE));
  }
  return lists;
}

/** The lists of this many batches. */
export const listsOf = <T>(lists: readonly T[], batches: number): readonly T[] =>
  lists.slice(0, batches * LISTS);
