import { hasOwnPage, type PublicLines } from 'shared-contracts';
import { isFree, isListed } from '../content/audience';
import type { LessonContent } from '../content/load-lesson';
import { publicLinesOf } from '../content/public-lines';
import { newestContentFirst, timedLinesOf } from './lines-of';

/**
 * Collects what everybody may search: the standard German words of each lesson, and the lines of
 * those with a page that everybody may read. It becomes a public file, so nothing else may come in.
 */
export const publicIndexOf = (lessons: readonly LessonContent[]): PublicLines => ({
  schemaVersion: 1,
  lessons: [...lessons].sort(newestContentFirst).flatMap((lesson) => {
    const { Type, DocID, german } = lesson;
    const shown = hasOwnPage({ Type, isFree: isFree(lesson) }) ? publicLinesOf(lesson) : undefined;
    const lines = timedLinesOf(lesson).slice(0, shown ?? 0);
    const words = isListed(lesson) ? german.join(' ') : '';
    if (lines.length === 0 && words === '') return [];
    return {
      VideoID: DocID,
      lines: lines.map(({ SwissGerman, English, at }) => [SwissGerman, English, at] as const),
      ...(words && { german: words }),
    };
  }),
});
