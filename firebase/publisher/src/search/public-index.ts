import { hasOwnPage, type PublicLines } from 'shared-contracts';
import { isFree, isListed } from '../content/audience';
import type { LessonContent } from '../content/load-lesson';
import { publicLinesOf } from '../content/public-lines';
import { newestContentFirst, timedLinesOf } from './lines-of';

/**
 * Collects the data of the public search: the standard German words of each lesson, and the public
 * lines of lessons with a page. It becomes a public file, so it must contain nothing else.
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
