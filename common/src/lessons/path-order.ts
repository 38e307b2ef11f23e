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
type LevelRules = Pick<LearningPath, 'levels' | 'start' | 'germanAhead'>;

/**
 * Orders the lessons of the five levels. In each level, lessons for the member's reason come first;
 * otherwise the teacher's order stays. Source: decision 59.
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
 * First level of a member, from 1. A member without answers begins at level 1; a member who
 * misunderstood the played line begins one level lower. Source: decision 59.
 */
export function firstLevel(
  { levels, start, germanAhead }: LevelRules,
  answers?: PathAnswers,
): number {
  if (!answers) return 1;
  const { understands, german, heard } = answers;
  const claimed = understands === 'skipped' ? 1 : start[understands];
  const level = claimed + (german === 'yes' ? germanAhead : 0) - (heard === 'wrong' ? 1 : 0);
  return Math.min(levels.length, Math.max(1, level));
}

/** The lessons of the levels in a member's order, without a track. */
function levelOrder(path: Order & LevelRules, answers: PathAnswers | undefined): string[] {
  const levels = levelsOf(path, answers);
  const first = firstLevel(path, answers) - 1;
  return [...levels.slice(first), ...levels.slice(0, first).reverse()].flatMap(
    ({ lessons }) => lessons,
  );
}

/**
 * Current level of a member: that of their first unfinished lesson in the order of the levels, or
 * the last level. Plan and track do not matter. Source: decision 59.
 *
 * @param isLeft whether a lesson is listed and not finished
 */
export function presentLevel(
  path: Order & LevelRules,
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
 * The track that a member has chosen; undefined for no track, or one that no longer exists.
 * Source: decision 59.
 */
export const chosenTrack = ({ tracks = [] }: Tracks, answers?: PathAnswers) =>
  tracks.find(({ id }) => id === answers?.track);

/**
 * All lessons of the path in a member's order, each once. Those of their track come first, then the
 * levels from their first one to the last, then the lower levels, nearest first.
 * Source: decision 59.
 */
export function pathOrder(path: Order & LevelRules & Tracks, answers?: PathAnswers): string[] {
  const track = chosenTrack(path, answers)?.lessons ?? [];
  return [...new Set([...track, ...levelOrder(path, answers)])];
}
