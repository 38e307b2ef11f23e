import { lazyCode } from 'kit/lazy-code';

/**
 * An opened lesson with its player. The page of a lesson preloads it (`chunks` in remote.ts). Home
 * loads it when idle.
 */
export const lessonCode = lazyCode(
  () => import(/* webpackChunkName: "lesson" */ '../lesson/LessonView'),
);
