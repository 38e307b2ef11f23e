import type { Progressed } from '../progress/changes';

/** The facts that decide the turn of a learner's lessons. */
export interface Turn {
  /** Ids of the lessons that are open to the learner, in the order to watch them. */
  readonly order: readonly string[];
  /** Finished lessons by id, and the day (`YYYY-MM-DD`) of each. */
  readonly finished: Progressed['finished'];
  /** Lessons that were begun and left, the last watched first; default none. */
  readonly begun?: readonly string[];
  /** Lessons that the learner passed by on this page, in that order; default none. */
  readonly passed?: readonly string[];
  /** The lesson that is open now, which cannot come next. */
  readonly current?: string | undefined;
}

/**
 * The lessons in the order in which they come next; the first one is the next one. Today, the lists
 * below a lesson, the end of a film and the pager of the mini lessons all ask this function.
 *
 * A begun lesson comes first. Those that are not finished follow in their order. Then the finished
 * ones come again, in the order in which they were finished. Lessons that were passed by come last.
 *
 * @returns ids of `order`, each once, without the current one. Source: decision 58.
 */
export function comingUp({ order, finished, begun = [], passed = [], current }: Turn): string[] {
  const open = new Set(order);
  if (current !== undefined) open.delete(current);
  const behind = passed.filter((id) => open.delete(id));
  const left = begun.filter((id) => open.delete(id));
  const others = [...open];
  const dayOf = (id: string) => finished[id] ?? '';
  const repeats = others
    .filter((id) => id in finished)
    .sort((a, b) => (dayOf(a) === dayOf(b) ? 0 : dayOf(a) < dayOf(b) ? -1 : 1));
  return [...left, ...others.filter((id) => !(id in finished)), ...repeats, ...behind];
}
