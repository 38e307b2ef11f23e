import { usePlatform } from 'kit';
import type { LessonPage } from 'shared-contracts';

/**
 * The prerendered data of this lesson, if the page was composed for it. Home loads this file, so it
 * stays small.
 *
 * @param id of the lesson; on a prerendered page it is empty
 */
export function useLessonPage(id: string): LessonPage | undefined {
  const { prerenderedLesson } = usePlatform().content;
  return id === '' || id === prerenderedLesson?.lesson.DocID ? prerenderedLesson : undefined;
}
