import { usePlatform } from 'kit';
import type { LessonPage } from 'shared-contracts';

/**
 * Gives the lesson that the page was composed for, if it is this one. Home carries this code, so it
 * has a file of its own.
 *
 * @param id of the lesson; on a prerendered page it is empty
 */
export function useLessonPage(id: string): LessonPage | undefined {
  const { prerenderedLesson } = usePlatform().content;
  return id === '' || id === prerenderedLesson?.lesson.DocID ? prerenderedLesson : undefined;
}
