import type { PublicLines } from 'shared-contracts';
import type { LessonContent } from '../content/load-lesson';
import { publicLinesOf } from '../content/public-lines';
import { newestContentFirst, timedLinesOf } from './lines-of';

/**
 * The lines that everybody may search: those that everybody may read. It becomes a public file, so
 * nothing else may come in.
 */
export const publicIndexOf = (lessons: readonly LessonContent[]): PublicLines => ({
  schemaVersion: 1,
  lessons: [...lessons].sort(newestContentFirst).flatMap((lesson) => {
    const lines = timedLinesOf(lesson).slice(0, publicLinesOf(lesson) ?? 0);
    return lines.length === 0
      ? []
      : {
          VideoID: lesson.DocID,
          lines: lines.map(({ SwissGerman, English, at }) => [SwissGerman, English, at] as const),
        };
  }),
});
