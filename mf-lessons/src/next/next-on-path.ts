import type { CatalogueLesson } from 'shared-contracts';
import { isOpenTo } from '../access/is-open-to';
import { toContinue, type WatchedSoFar } from './coming-lessons';
import { comingUp } from './coming-up';

/** Number of next lessons that home shows. */
const SHOWN = 3;

export interface NextOptions {
  readonly tier: number;
  readonly watched: WatchedSoFar;
  /** Ids of lessons passed by, see `Turn`. */
  readonly passed: readonly string[];
  readonly lessons: ReadonlyMap<string, CatalogueLesson>;
}

/**
 * The next three unfinished lessons of the path: open ones in turn, then closed ones if there are
 * too few. Source: decision 58.
 *
 * @param order ids of all lessons of the path, in the member's order
 */
export function nextOnPath(
  order: readonly string[],
  { tier, watched, passed, lessons }: NextOptions,
): CatalogueLesson[] {
  const { finished } = watched;
  const unfinished = order.flatMap((id) => (id in finished ? [] : (lessons.get(id) ?? [])));
  const open = unfinished.filter((lesson) => isOpenTo(lesson, tier)).map(({ DocID }) => DocID);
  const begun = toContinue(watched).map(({ videoID }) => videoID);
  const turn = comingUp({ order: open, finished, begun, passed });
  const closedLessons = unfinished.filter((lesson) => !isOpenTo(lesson, tier));
  return [...turn.flatMap((id) => lessons.get(id) ?? []), ...closedLessons].slice(0, SHOWN);
}
