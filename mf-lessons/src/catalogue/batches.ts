/**
 * Lesson cards in one list: whole rows in 1, 2, 3, 4 or 6 columns. The browser lays a list out when
 * it comes near, so it must fit into one frame.
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

/** Columns of a wide window. */
const COLUMNS = 4;

/**
 * Drops the lessons after the last whole list, so that none is alone in a row. Of fewer lessons
 * than one list, it drops only a last one that would be alone.
 */
export function wholeRows<T>(all: readonly T[]): readonly T[] {
  if (all.length >= LIST_SIZE) return all.slice(0, all.length - (all.length % LIST_SIZE));
  const isAlone = all.length > COLUMNS && all.length % COLUMNS === 1;
  return isAlone ? all.slice(0, -1) : all;
}

/** The lists that so many batches show. */
export const listsOf = <T>(lists: readonly T[], batches: number): readonly T[] =>
  lists.slice(0, batches * LISTS);
