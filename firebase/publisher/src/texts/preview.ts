import type { LessonLine } from 'common';

const MOST_LINES = 2;
const MOST_OF_THE_TEXT = 1 / 3;

const lengthOf = (lines: readonly LessonLine[]): number =>
  lines.reduce((sum, { SwissGerman }) => sum + SwissGerman.length, 0);

/**
 * Takes the first lines of a paid lesson, which visitors may read: two at most, and at most a third
 * of the text in lines and in letters. A very short lesson has no preview. Source: decision 39.
 *
 * @param lines the whole text (`parseLessonText`)
 */
export function previewOf(lines: readonly LessonLine[]): readonly LessonLine[] {
  const most = Math.min(MOST_LINES, Math.floor(lines.length * MOST_OF_THE_TEXT));
  const letters = lengthOf(lines) * MOST_OF_THE_TEXT;
  for (let count = most; count > 0; count -= 1) {
    const preview = lines.slice(0, count);
    if (lengthOf(preview) <= letters) return preview;
  }
  return [];
}
