import type { Progressed } from '../progress/changes';

/** The facts that decide the order of a learner's lessons. */
export interface Turn {
  /** Ids of the lessons that are open to the learner, in the order to watch them. */
  readonly order: readonly string[];
  /** The day (`YYYY-MM-DD`) of each finished lesson, by id. */
  readonly finished: Progressed['finished'];
  /** Ids of lessons begun and left, the last watched first; default none. */
  readonly begun?: readonly string[];
  /** Ids of lessons that the learner passed by on this page, in order; default none. */
  readonly passed?: readonly string[];
  /** The open lesson, which cannot come next. */
  readonly current?: string | undefined;
}

/**
 * Sorts lessons into the order in which they come next. Today, the lists below a lesson, the end of
 * a film and the pager of the mini lessons all use this function.
 *
 * Begun lessons come first, then unfinished ones in `order`, then finished ones by the day they
 * were finished, then those passed by.
 *
 * @returns ids of `order` without the current one. Source: decision 58.
 */
export function comingUp({ order, finished, begun = [], passed = [], current }: Turn): string[] {
  const open = new Set(order);
  if (current !== undefined) open.delete(current);
  const passedIDs = passed.filter((id) => open.delete(id));
  const begunIDs = begun.filter((id) => open.delete(id));
  const others = [...open];
  const dayOf = (id: string) => finished[id] ?? '';
  const repeats = others
    .filter((id) => id in finished)
    .sort((a, b) => (dayOf(a) === dayOf(b) ? 0 : dayOf(a) < dayOf(b) ? -1 : 1));
  return [...begunIDs, ...others.filter((id) => !(id in finished)), ...repeats, ...passedIDs];
}
