import { lazyCode } from 'kit/lazy-code';

/**
 * An opened lesson with its player. A lesson's page preloads it (`chunks` in remote.ts); home loads
 * it when idle.
 */
export const lessonCode = lazyCode(
  () => import(/* webpackChunkName: "lesson" */ '../lesson/LessonView'),
);
