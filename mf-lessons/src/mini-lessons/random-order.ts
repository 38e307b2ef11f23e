import { AppError } from 'shared-contracts';

/** The mini lessons in the order in which a learner meets them. Source: ENTITY-mini-lessons. */
export interface RandomOrder {
  readonly randomizedIndex: readonly string[];
  /** Position in `randomizedIndex`; -1 while no mini lesson is open. */
  readonly currentIndexNumber: number;
  /** The next id; undefined if there is no other mini lesson. */
  readonly nextID: string | undefined;
}

/** A learner's turn among the mini lessons, as far as known. */
export interface KnownTurn {
  /** Open mini lessons in turn, the next one first. */
  readonly coming: readonly string[];
  /** Those of `coming` that are not finished. One that was opened and left comes again. */
  readonly left: readonly string[];
  /** Whether all of these are finished. */
  readonly areFinished: boolean;
}

export const NO_TURN: KnownTurn = { coming: [], left: [], areFinished: false };

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
 * The list of met mini lessons after opening one. One step back removes the last, so it comes
 * again. One met earlier moves to the end, so the list has no duplicates. If the next one was met
 * already, all were met, and the list starts anew.
 *
 * @param met ids in the order of meeting; the last one was open before
 * @param nextID the next id before this step
 */
export function metAfter(
  met: readonly string[],
  opened: string,
  nextID?: string,
): readonly string[] {
  if (met.at(-1) === opened) return met;
  if (met.at(-2) === opened) return met.slice(0, -1);
  if (opened === nextID && met.includes(opened)) return [opened];
  return [...met.filter((id) => id !== opened), opened];
}

/**
 * The order: met mini lessons, then those in turn, then the others as shuffled. Once all open ones
 * are met and finished, `nextID` starts anew and skips closed ones.
 *
 * @param index all ids, shuffled
 * @param met as `metAfter` gives it; only ids of the index
 */
export function orderOf(
  index: readonly string[],
  met: readonly string[],
  { coming, areFinished }: KnownTurn = NO_TURN,
): RandomOrder {
  const ahead = new Set(index.filter((id) => !met.includes(id)));
  const inTurn = coming.filter((id) => ahead.delete(id));
  const randomizedIndex = [...met, ...inTurn, ...ahead];
  const { length } = randomizedIndex;
  const currentIndexNumber = met.length - 1;
  const anew =
    areFinished && inTurn.length === 0 ? coming.find((id) => met.includes(id)) : undefined;
  const following = randomizedIndex[nextIndexNumber(currentIndexNumber, length)];
  return {
    randomizedIndex,
    currentIndexNumber,
    nextID: anew ?? (length > 1 ? following : undefined),
  };
}
