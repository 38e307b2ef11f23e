import type { LearningPath } from 'shared-contracts';

/**
 * A path of five levels for tests.
 *
 * @param change.levels ids of the lessons of each level; each adds ten words
 */
export const aPath = ({
  levels,
  ...change
}: { readonly levels: readonly (readonly string[])[] } & Partial<
  Omit<LearningPath, 'levels'>
>): LearningPath => ({
  schemaVersion: 1,
  levels: levels.map((lessons, index) => ({
    name: `Level ${index + 1}`,
    canDo: `You can do thing ${index + 1}.`,
    lessons: lessons.map((DocID) => ({ DocID, newWords: 10 })),
  })),
  emphases: { work: [], family: [], daily: [] },
  start: { nothing: 1, words: 2, gist: 3, most: 4 },
  germanAhead: 1,
  ...change,
});
