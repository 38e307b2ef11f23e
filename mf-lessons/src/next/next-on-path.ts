import type { CatalogueLesson } from 'shared-contracts';
import { isOpenTo } from '../access/is-open-to';
import { toContinue, type WatchedSoFar } from './coming-lessons';
import { comingUp } from './coming-up';

/** How many lessons home shows. */
const SHOWN = 3;

export interface NextOptions {
  readonly tier: number;
  readonly watched: WatchedSoFar;
  /** As in `Turn`. */
  readonly passed: readonly string[];
  readonly lessons: ReadonlyMap<string, CatalogueLesson>;
}

/**
 * The next three lessons of the path that are not finished: those that the last known plan opens in
 * their turn, as everywhere else, then, where there are fewer, closed ones. Source: decision 58.
 *
 * @param order ids of all lessons of the path, in the member's order
 */
export function nextOnPath(
  order: readonly string[],
  { tier, watched, passed, lessons }: NextOptions,
): CatalogueLesson[] {
  const { finished } = watched;
  const left = order.flatMap((id) => (id in finished ? [] : (lessons.get(id) ?? [])));
  const open = left.filter((lesson) => isOpenTo(lesson, tier)).map(({ DocID }) => DocID);
  const begun = toContinue(watched).map(({ videoID }) => videoID);
  const turn = comingUp({ order: open, finished, begun, passed });
  const closed = left.filter((lesson) => !isOpenTo(lesson, tier));
  return [...turn.flatMap((id) => lessons.get(id) ?? []), ...closed].slice(0, SHOWN);
}
