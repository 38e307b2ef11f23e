import { AppError } from 'shared-contracts';

/** The ids in random order, and the current position. */
export interface RandomOrder {
  readonly randomizedIndex: readonly string[];
  /** Position in `randomizedIndex`; -1 while none of them is open. */
  readonly currentIndexNumber: number;
}

/** A fair shuffle (Fisher–Yates). */
export function shuffled(ids: readonly string[], random: () => number): string[] {
  const order = [...ids];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as string, order[last] as string];
  }
  return order;
}

/** Source: MINI-next-index. */
export const nextIndexNumber = (current: number, length: number): number => (current + 1) % length;

/** The id that comes next; undefined without an order, or when there is no other one. */
export function nextID(order: RandomOrder | undefined): string | undefined {
  if (!order || order.randomizedIndex.length < 2) return undefined;
  const { randomizedIndex, currentIndexNumber } = order;
  return randomizedIndex[nextIndexNumber(currentIndexNumber, randomizedIndex.length)];
}

/**
 * The id at a position of the order.
 *
 * @throws {AppError} `internal` when there is no order, or no id at that position.
 *   Source: MINI-missing-index.
 */
export function idAt(order: RandomOrder | undefined, indexNumber: number): string {
  const id = order?.randomizedIndex[indexNumber];
  if (id === undefined) throw new AppError('internal', 'The randomized index is missing');
  return id;
}

/**
 * The order after a mini lesson was opened. A neighbour only moves the position. Any other lesson
 * is moved to the next position, so no lesson is skipped or shown twice.
 */
export function opened(
  { randomizedIndex, currentIndexNumber }: RandomOrder,
  id: string,
): RandomOrder {
  const place = randomizedIndex.indexOf(id);
  const length = randomizedIndex.length;
  const isNeighbour =
    place === nextIndexNumber(currentIndexNumber, length) || place === currentIndexNumber - 1;
  if (place === -1 || place === currentIndexNumber || isNeighbour) {
    return { randomizedIndex, currentIndexNumber: place === -1 ? currentIndexNumber : place };
  }
  const current = randomizedIndex[currentIndexNumber];
  const others = randomizedIndex.filter((each) => each !== id);
  const next = current === undefined ? 0 : others.indexOf(current) + 1;
  return {
    randomizedIndex: [...others.slice(0, next), id, ...others.slice(next)],
    currentIndexNumber: next,
  };
}

/**
 * Puts the open mini lessons before the closed ones among those to come. A learner then meets no
 * closed one while an open one is left. Otherwise the shuffled order stays.
 */
export function openFirst(
  { randomizedIndex, currentIndexNumber }: RandomOrder,
  isOpen: (id: string) => boolean,
): RandomOrder {
  const seen = randomizedIndex.slice(0, currentIndexNumber + 1);
  const coming = randomizedIndex.slice(currentIndexNumber + 1);
  const closed = coming.filter((id) => !isOpen(id));
  return { randomizedIndex: [...seen, ...coming.filter(isOpen), ...closed], currentIndexNumber };
}

/** The order after a new index was read: missing ids go, new ids are appended in random order. */
export function reconciled(
  { randomizedIndex, currentIndexNumber }: RandomOrder,
  ids: readonly string[],
  random: () => number,
): RandomOrder {
  const current = randomizedIndex[currentIndexNumber];
  const kept = randomizedIndex.filter((id) => ids.includes(id));
  const added = ids.filter((id) => !randomizedIndex.includes(id));
  return {
    randomizedIndex: [...kept, ...shuffled(added, random)],
    currentIndexNumber: current === undefined ? -1 : kept.indexOf(current),
  };
}
