import { parseLessonText } from 'common';
import { previewOf } from '../texts/preview';
import { isFree, isListed } from './audience';
import type { LessonContent } from './load-lesson';

/**
 * Counts the public lines of a lesson: all lines of a free mini lesson, and the preview of any
 * other listed lesson. Source: decision 39, decision 61.
 *
 * @returns undefined: the lesson is not listed, so it has no public lines
 */
export function publicLinesOf(lesson: LessonContent): number | undefined {
  if (!isListed(lesson)) return undefined;
  const lines = parseLessonText(lesson.Text);
  return isFree(lesson) ? lines.length : previewOf(lines).length;
}

/** The lines whose recordings get a public copy. A free film already plays its lines. */
export function previewSoundsOf(lesson: LessonContent): readonly number[] {
  if (isFree(lesson)) return [];
  const shown = publicLinesOf(lesson) ?? 0;
  return (lesson.lines?.lines ?? []).map(({ line }) => line).filter((line) => line <= shown);
}
