import { lazyCode } from '../lazy-code';

/**
 * The code of an opened lesson, with its player: a chunk of its own, so that home does not carry
 * it. The page of a lesson asks for it in advance (`chunks` in remote.ts), home when it is idle.
 */
export const lessonCode = lazyCode(() => import(/* webpackChunkName: "lesson" */ './LessonView'));
