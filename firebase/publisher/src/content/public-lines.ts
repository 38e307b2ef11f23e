import { parseLessonText } from 'shared-contracts';
import { previewOf } from '../texts/preview';
import { isListed, tierOf } from './audience';
import type { LessonContent } from './load-lesson';

/**
 * How many of a lesson's lines everybody may read. These are all of a free mini lesson, the preview
 * of a lesson, and none of anything else. What is not listed has no page of its own.
 * Source: decision 39.
 */
export function publicLinesOf(lesson: LessonContent): number | undefined {
  if (!isListed(lesson)) return undefined;
  const lines = parseLessonText(lesson.Text);
  if (lesson.Type === 'lesson') return previewOf(lines).length;
  return lesson.Type === 'mini_lesson' && tierOf(lesson) === 0 ? lines.length : undefined;
}

/**
 * Numbers of the lines whose recordings get a public copy; those of a free film are heard in it.
 */
export function previewSoundsOf(lesson: LessonContent): readonly number[] {
  if (lesson.Type !== 'lesson') return [];
  const shown = publicLinesOf(lesson) ?? 0;
  return (lesson.lines?.lines ?? []).map(({ line }) => line).filter((line) => line <= shown);
}
