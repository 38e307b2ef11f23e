import type { CatalogueLesson } from 'shared-contracts';
import { isOpenTo } from '../access/is-open-to';
import { newestFirst } from './shelves';

export interface NextLessonOptions {
  /** What the learner has just watched; absent: nothing. */
  readonly after?: CatalogueLesson | undefined;
  readonly tier: number;
  /** Finished lessons by id. */
  readonly finished: Readonly<Record<string, unknown>>;
}

/** Whether a lesson is as difficult as the one before, or one step more. */
export const isStepFrom = (
  before: Pick<CatalogueLesson, 'Difficulty'>,
  { Difficulty }: Pick<CatalogueLesson, 'Difficulty'>,
): boolean => Difficulty === before.Difficulty || Difficulty === before.Difficulty + 1;

/**
 * What to watch next: of the same kind, open to the learner, not finished. The newest one of the
 * same or the next difficulty comes first. Else the next older one does, as in the lists; after the
 * oldest it begins at the newest. When all are finished, they come again in this order.
 *
 * @param lessons in any order
 * @returns undefined when no other one is open
 */
export function nextLesson(
  lessons: readonly CatalogueLesson[],
  { after, tier, finished }: NextLessonOptions,
): CatalogueLesson | undefined {
  const isMini = after ? after.Type === 'mini_lesson' : tier === 0;
  const kind = isMini ? 'mini_lesson' : 'lesson';
  const open = lessons
    .filter((lesson) => lesson.Type === kind && lesson.DocID !== after?.DocID)
    .filter((lesson) => isOpenTo(lesson, tier))
    .sort(newestFirst);
  const older = after ? open.filter(({ Date }) => Date < after.Date) : [];
  const fitting = after ? open.filter((lesson) => isStepFrom(after, lesson)) : [];
  const inTurn = [...fitting, ...older, ...open];
  return inTurn.find(({ DocID }) => !(DocID in finished)) ?? inTurn[0];
}
