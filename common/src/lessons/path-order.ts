import type { LearningPath, PathAnswers } from 'shared-contracts';

/** A level of a member's path. */
export interface PathLevel {
  /** From 1. */
  readonly number: number;
  readonly name: string;
  readonly canDo: string;
  /** Ids of its lessons, in this member's order. */
  readonly lessons: readonly string[];
}

type Order = Pick<LearningPath, 'levels' | 'emphases'>;
type Tracks = Pick<LearningPath, 'tracks'>;
type Begin = Pick<LearningPath, 'levels' | 'start' | 'germanAhead'>;

/**
 * Orders the lessons of the five levels. In each level, those that fit the reason to learn come
 * first; otherwise they keep the teacher's order. Source: decision 59.
 *
 * @param answers undefined: not asked yet
 */
export function levelsOf({ levels, emphases }: Order, answers?: PathAnswers): PathLevel[] {
  const why = answers?.why ?? 'skipped';
  const fitting = new Set(why === 'skipped' ? [] : emphases[why]);
  return levels.map(({ name, canDo, lessons }, index) => {
    const ids = lessons.map(({ DocID }) => DocID);
    const [first, later] = [true, false].map((fits) =>
      ids.filter((id) => fitting.has(id) === fits),
    );
    return { number: index + 1, name, canDo, lessons: [...(first ?? []), ...(later ?? [])] };
  });
}

/**
 * The level at which a member begins, from 1. Who says nothing begins at the first one. Who does
 * not understand the line that is played begins one level earlier. Source: decision 59.
 */
export function firstLevel({ levels, start, germanAhead }: Begin, answers?: PathAnswers): number {
  if (!answers) return 1;
  const { understands, german, heard } = answers;
  const claimed = understands === 'skipped' ? 1 : start[understands];
  const level = claimed + (german === 'yes' ? germanAhead : 0) - (heard === 'wrong' ? 1 : 0);
  return Math.min(levels.length, Math.max(1, level));
}

/** The lessons of the levels in a member's order, without a track. */
function levelOrder(path: Order & Begin, answers: PathAnswers | undefined): string[] {
  const levels = levelsOf(path, answers);
  const first = firstLevel(path, answers) - 1;
  return [...levels.slice(first), ...levels.slice(0, first).reverse()].flatMap(
    ({ lessons }) => lessons,
  );
}

/**
 * The level of a member, whatever their plan opens and whichever track they have chosen: that of
 * the first lesson in the order of the levels that is not finished. After the last lesson it is the
 * last level. Source: decision 59.
 *
 * @param isLeft whether a lesson is listed and not finished
 */
export function presentLevel(
  path: Order & Begin,
  answers: PathAnswers | undefined,
  isLeft: (id: string) => boolean,
): PathLevel | undefined {
  const first = levelOrder(path, answers).find(isLeft);
  const levels = levelsOf(path, answers);
  return (
    levels.find(({ lessons }) => first !== undefined && lessons.includes(first)) ?? levels.at(-1)
  );
}

/**
 * The track that a member has chosen; undefined: none, or one that the school no longer has.
 * Source: decision 59.
 */
export const chosenTrack = ({ tracks = [] }: Tracks, answers?: PathAnswers) =>
  tracks.find(({ id }) => id === answers?.track);

/**
 * All lessons of the path in the order in which a member meets them, each once. First come those of
 * their track. Then come the levels, from the one where they begin to the last one, and those
 * before it, the nearest first, so that nothing is lost. Source: decision 59.
 */
export function pathOrder(path: Order & Begin & Tracks, answers?: PathAnswers): string[] {
  const track = chosenTrack(path, answers)?.lessons ?? [];
  return [...new Set([...track, ...levelOrder(path, answers)])];
}
