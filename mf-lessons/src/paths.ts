import type { CatalogueLesson } from 'shared-contracts';

/**
 * In-app paths of this remote, by the id of a lesson. Source: ROUTE-videos, ROUTE-flashcards,
 * ROUTE-mini-lessons.
 */
export const videoPath = (id: string): string => `/videos/${encodeURIComponent(id)}`;
export const miniLessonPath = (id: string): string => `/mini-lessons/${encodeURIComponent(id)}`;
export const flashcardsPath = (id: string): string => `/flashcards/${encodeURIComponent(id)}`;

/** Parameter of a path: seconds from the beginning, where the film starts. */
export const TIME = 't';

/** A lesson's path at that time of its film; at 0 it begins where the learner stopped. */
export const atTime = (path: string, seconds: number): string =>
  seconds > 0 ? `${path}?${TIME}=${seconds}` : path;

/** Parameter of a path: whether the questions by ear of the lesson open at once. */
export const BY_EAR = 'ear';

/** Where a lesson of the catalogue is watched. */
export const lessonPath = ({ Type, DocID }: CatalogueLesson): string =>
  Type === 'mini_lesson' ? miniLessonPath(DocID) : videoPath(DocID);

/** Where its questions by ear are open. */
export const byEarPath = (lesson: CatalogueLesson): string => `${lessonPath(lesson)}?${BY_EAR}=1`;
