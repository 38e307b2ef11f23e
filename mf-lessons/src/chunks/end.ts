import { lazyCode } from 'kit/lazy-code';

/** The offers at the end of a lesson, loaded in the second half of the film. */
export const endCode = lazyCode(
  () => import(/* webpackChunkName: "end" */ '../lesson-end/LessonEnd'),
);
