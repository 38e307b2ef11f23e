import { hasOwnPage, type PublicLines } from 'shared-contracts';
import { isFree } from '../content/audience';
import type { LessonContent } from '../content/load-lesson';
import { publicLinesOf } from '../content/public-lines';
import { newestContentFirst, timedLinesOf } from './lines-of';

/**
 * Collects the lines that everybody may search: those of lessons with a page that everybody may
 * read. It becomes a public file, so nothing else may come in.
 */
export const publicIndexOf = (lessons: readonly LessonContent[]): PublicLines => ({
  schemaVersion: 1,
  lessons: [...lessons].sort(newestContentFirst).flatMap((lesson) => {
    const { Type } = lesson;
    const shown = hasOwnPage({ Type, isFree: isFree(lesson) }) ? publicLinesOf(lesson) : undefined;
    const lines = timedLinesOf(lesson).slice(0, shown ?? 0);
    return lines.length === 0
      ? []
      : {
          VideoID: lesson.DocID,
          lines: lines.map(({ SwissGerman, English, at }) => [SwissGerman, English, at] as const),
        };
  }),
});
