import type { CatalogueLesson, LearningPath } from 'shared-contracts';

/** Finished lessons by id. */
type Finished = Readonly<Record<string, unknown>>;

/** What a member understands by now. */
export interface Understood {
  /** Words of the lines of finished lessons, each counted once. */
  readonly words: number;
  /** Whole minutes of their films. */
  readonly minutes: number;
}

/**
 * Counts the words and minutes of the finished lessons of the path. A word counts with the first
 * lesson that has it. Source: docs/lessons.md, The path.
 *
 * @param lessons whose length is known
 */
export function understoodOf(
  { levels }: Pick<LearningPath, 'levels'>,
  finished: Finished,
  lessons: ReadonlyMap<string, Pick<CatalogueLesson, 'Duration'>>,
): Understood {
  const done = levels.flatMap((level) => level.lessons).filter(({ DocID }) => DocID in finished);
  const seconds = done.reduce((sum, { DocID }) => sum + (lessons.get(DocID)?.Duration ?? 0), 0);
  return {
    words: done.reduce((sum, { newWords }) => sum + newWords, 0),
    minutes: Math.round(seconds / 60),
  };
}
