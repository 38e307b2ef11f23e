import type { CatalogueLesson } from 'shared-contracts';
import { isOpenTo } from '../access/is-open-to';
import { lessonsOn } from '../catalogue/shelves';
import { RESUMED_FROM_SECONDS } from '../player/control/resume';
import type { Progressed } from '../progress/changes';
import { begunLessons } from '../progress/begun';
import { comingUp } from './coming-up';

/** `all`: video lessons, or mini lessons without a plan. `miniLessons`: only those. */
export type ComingKind = 'all' | 'miniLessons';

/** The part of a learner's progress that decides what comes next. */
export type WatchedSoFar = Pick<Progressed, 'resumeAt' | 'recent' | 'finished' | 'path'>;

export const NOTHING_WATCHED: WatchedSoFar = { resumeAt: {}, recent: [], finished: {} };

export interface ComingOptions {
  readonly kind: ComingKind;
  /** Tier of the last known plan; 0: no plan. */
  readonly tier: number;
  readonly watched: WatchedSoFar;
  /** Ids of lessons passed by, see `Turn`. */
  readonly passed: readonly string[];
  readonly current?: string | undefined;
  /** Ids in the order of the path. Other lessons follow in the catalogue's order. Default none. */
  readonly path?: readonly string[] | undefined;
}

export interface Coming {
  /** The lessons in turn; the first one is the next one. */
  readonly lessons: readonly CatalogueLesson[];
  /** Whether no unknown lesson can come before the first one. */
  readonly isSure: boolean;
}

/** Lessons to continue, the last watched first. A lesson left in its first seconds is not begun. */
export const toContinue = (watched: Pick<Progressed, 'resumeAt' | 'recent'>) =>
  begunLessons(watched).filter(({ seconds }) => seconds >= RESUMED_FROM_SECONDS);

/**
 * Sorts the catalogue into the order in which lessons come next for a learner: that of the path, or
 * without one that of the lists. Source: decision 58.
 *
 * @param knownLessons of the catalogue, in any order
 * @param isWhole whether these are all listed lessons
 */
export function comingLessons(
  knownLessons: readonly CatalogueLesson[],
  isWhole: boolean,
  { kind, tier, watched, passed, current, path = [] }: ComingOptions,
): Coming {
  const byId = new Map(knownLessons.map((lesson) => [lesson.DocID, lesson]));
  const isMini = kind === 'miniLessons' || tier === 0;
  const begun = toContinue(watched).map(({ videoID }) => videoID);
  const isWanted = ({ Type }: CatalogueLesson) => kind === 'all' || Type === 'mini_lesson';
  const order = [
    ...path,
    ...lessonsOn(isMini ? 'miniLessons' : 'previous', knownLessons).map(({ DocID }) => DocID),
    // A begun lesson may be of the other list.
    ...begun,
  ].filter((id) => {
    const lesson = byId.get(id);
    return lesson !== undefined && isOpenTo(lesson, tier) && isWanted(lesson);
  });
  const { finished } = watched;
  const ids = comingUp({ order, finished, begun, passed, current });
  const lessons = ids.flatMap((id) => byId.get(id) ?? []);
  const [next] = lessons;
  // The first page of the catalogue has the first lessons, and the first free mini lessons.
  const isOfFirstPage =
    next !== undefined &&
    (next.Type === 'lesson' || next.isFree) &&
    !(next.DocID in finished) &&
    !passed.includes(next.DocID);
  const isAllKnown = [...begun, ...path].every((id) => byId.has(id));
  return { lessons, isSure: isWhole || (isOfFirstPage && isAllKnown) };
}
