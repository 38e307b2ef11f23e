import { AppError } from 'shared-contracts';

/** The ids in random order, and the current position. */
export interface RandomOrder {
  readonly randomizedIndex: readonly string[];
  /** Position in `randomizedIndex`; -1 while none of them is open. */
  readonly currentIndexNumber: number;
  /** The index that follows the current one, where the learner begins anew. */
  readonly anew?: readonly string[];
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
  const { randomizedIndex, currentIndexNumber, anew } = order;
  return anew
    ? anew[0]
    : randomizedIndex[nextIndexNumber(currentIndexNumber, randomizedIndex.length)];
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
  { randomizedIndex, currentIndexNumber, anew }: RandomOrder,
  id: string,
): RandomOrder {
  if (anew?.[0] === id) return { randomizedIndex: anew, currentIndexNumber: 0 };
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

/** What is known of the learner's turn among the mini lessons. */
export interface KnownTurn {
  /** What comes next, then the others that are open, in turn. */
  readonly coming: readonly string[];
  /** Those of them that were opened and left on this page, and have to come again. */
  readonly left: readonly string[];
  /** Whether all of these are finished. */
  readonly areFinished: boolean;
}

/**
 * Puts those to come into the learner's turn. Lessons outside the turn come last. Once all open
 * lessons are finished, the learner begins anew after the current one, without meeting a closed
 * one. The place stays what it is until then.
 */
export function inTurn(
  { randomizedIndex, currentIndexNumber }: RandomOrder,
  { coming, left, areFinished }: KnownTurn,
): RandomOrder {
  const seen = randomizedIndex.slice(0, currentIndexNumber + 1).filter((id) => !left.includes(id));
  const ahead = new Set(randomizedIndex.filter((id) => !seen.includes(id)));
  const next = coming.filter((id) => ahead.delete(id));
  const others = [...ahead];
  const current = seen.at(-1);
  const listed = coming.filter((id) => seen.includes(id));
  if (next.length > 0 || current === undefined || listed.length === 0 || !areFinished) {
    return { randomizedIndex: [...seen, ...next, ...others], currentIndexNumber: seen.length - 1 };
  }
  const behind = [...seen.slice(0, -1), ...others].filter((id) => !listed.includes(id));
  return { randomizedIndex, currentIndexNumber, anew: [...listed, ...behind, current] };
}

/**
 * Puts what was finished on earlier days before the open one, so that the place counts it.
 *
 * @param earlier finished mini lessons in the order of their days
 */
export function afterEarlier(
  { randomizedIndex, currentIndexNumber }: RandomOrder,
  earlier: readonly string[],
): RandomOrder {
  const ahead = new Set(randomizedIndex.slice(currentIndexNumber + 1));
  const front = earlier.filter((id) => ahead.delete(id));
  return {
    randomizedIndex: [...front, ...randomizedIndex.slice(0, currentIndexNumber + 1), ...ahead],
    currentIndexNumber: currentIndexNumber + front.length,
  };
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
