import { parseLessonText } from 'common';
import { previewOf } from '../texts/preview';
import { isFree, isListed } from './audience';
import type { LessonContent } from './load-lesson';

/**
 * Counts the lines of a lesson that everybody may read: all of a free mini lesson, the preview of
 * anything else that is listed. Source: decision 39, decision 61.
 *
 * @returns undefined: it is not listed, so nothing of it is public
 */
export function publicLinesOf(lesson: LessonContent): number | undefined {
  if (!isListed(lesson)) return undefined;
  const lines = parseLessonText(lesson.Text);
  return isFree(lesson) ? lines.length : previewOf(lines).length;
}

/**
 * Numbers of the lines whose recordings get a public copy; those of a free film are heard in it.
 */
export function previewSoundsOf(lesson: LessonContent): readonly number[] {
  if (isFree(lesson)) return [];
  const shown = publicLinesOf(lesson) ?? 0;
  return (lesson.lines?.lines ?? []).map(({ line }) => line).filter((line) => line <= shown);
}
