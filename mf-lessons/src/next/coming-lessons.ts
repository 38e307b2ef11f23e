import type { CatalogueLesson } from 'shared-contracts';
import { isOpenTo } from '../access/is-open-to';
import { lessonsOn } from '../catalogue/shelves';
import { RESUMED_FROM_SECONDS } from '../player/control/resume';
import type { Progressed } from '../progress/changes';
import { begunLessons } from '../progress/begun';
import { comingUp } from './coming-up';

/** `all`: what the plan is for, mini lessons without a plan. `miniLessons`: those alone. */
export type ComingKind = 'all' | 'miniLessons';

/** A learner's progress, as far as it decides what comes next. */
export type WatchedSoFar = Pick<Progressed, 'resumeAt' | 'recent' | 'finished' | 'path'>;

export const NOTHING_WATCHED: WatchedSoFar = { resumeAt: {}, recent: [], finished: {} };

export interface ComingOptions {
  readonly kind: ComingKind;
  /** Of the last known plan; 0: none. */
  readonly tier: number;
  readonly watched: WatchedSoFar;
  /** As in `Turn`. */
  readonly passed: readonly string[];
  readonly current?: string | undefined;
  /** The order of a path, ids; what it lacks follows in the catalogue's order. Default none. */
  readonly path?: readonly string[] | undefined;
}

export interface Coming {
  /** The lessons in turn; the first one is the next one. */
  readonly lessons: readonly CatalogueLesson[];
  /** Whether lessons beyond the known ones cannot come before the first one. */
  readonly isSure: boolean;
}

/** Lessons to continue, the last watched first. One left in its first seconds begins anew. */
export const toContinue = (watched: Pick<Progressed, 'resumeAt' | 'recent'>) =>
  begunLessons(watched).filter(({ seconds }) => seconds >= RESUMED_FROM_SECONDS);

/**
 * The lessons of the catalogue in the order in which they come next for a learner. The order is
 * that of the path, and without one that of the lists. Source: decision 58.
 *
 * @param knownLessons of the catalogue, in any order
 * @param isWhole whether no others are listed
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
    // Also one of the other kind.
    ...begun,
  ].filter((id) => {
    const lesson = byId.get(id);
    return lesson !== undefined && isOpenTo(lesson, tier) && isWanted(lesson);
  });
  const { finished } = watched;
  const ids = comingUp({ order, finished, begun, passed, current });
  const lessons = ids.flatMap((id) => byId.get(id) ?? []);
  const [next] = lessons;
  // The first page has the first lessons of both lists, of the mini lessons the free ones.
  const isOfFirstPage =
    next !== undefined &&
    (next.Type === 'lesson' || next.isFree) &&
    !(next.DocID in finished) &&
    !passed.includes(next.DocID);
  const isAllKnown = [...begun, ...path].every((id) => byId.has(id));
  return { lessons, isSure: isWhole || (isOfFirstPage && isAllKnown) };
}
