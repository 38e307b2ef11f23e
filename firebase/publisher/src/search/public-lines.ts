import type { PublicLines } from 'shared-contracts';
import type { LessonContent } from '../content/load-lesson';
import { requiredTierOf } from '../documents/lesson-documents';
import { isSearchable, newestContentFirst, timedLinesOf } from './lines-of';

/**
 * The lines that everybody may search: those of lessons that everybody may open. It becomes a public
 * file, so nothing else may come in.
 */
export const publicLinesOf = (lessons: readonly LessonContent[]): PublicLines => ({
  schemaVersion: 1,
  lessons: lessons
    .filter((lesson) => isSearchable(lesson) && requiredTierOf(lesson) === 0)
    .sort(newestContentFirst)
    .map((lesson) => ({
      VideoID: lesson.DocID,
      lines: timedLinesOf(lesson).map(({ SwissGerman, English, at }) => [SwissGerman, English, at]),
    })),
});
