import type { CatalogueLesson } from 'shared-contracts';

/**
 * Paths of this remote, by the id of a lesson. Source: ROUTE-videos, ROUTE-flashcards,
 * ROUTE-mini-lessons.
 */
export const videoPath = (id: string): string => `/videos/${encodeURIComponent(id)}`;
export const miniLessonPath = (id: string): string => `/mini-lessons/${encodeURIComponent(id)}`;
export const flashcardsPath = (id: string): string => `/flashcards/${encodeURIComponent(id)}`;

/** Query parameter: where the film starts, seconds from its beginning. */
export const TIME = 't';

/** Adds the start time to a lesson's path. Without a time the film resumes. */
export const atTime = (path: string, seconds: number): string =>
  seconds > 0 ? `${path}?${TIME}=${seconds}` : path;

/** Query parameter: the questions by ear of the lesson open at once. */
export const BY_EAR = 'ear';

/** The path of the screen that plays a lesson of the catalogue. */
export const lessonPath = ({ Type, DocID }: CatalogueLesson): string =>
  Type === 'mini_lesson' ? miniLessonPath(DocID) : videoPath(DocID);

/** The path of a lesson with its questions by ear open. */
export const byEarPath = (lesson: CatalogueLesson): string => `${lessonPath(lesson)}?${BY_EAR}=1`;
