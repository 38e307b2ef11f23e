import { lazyCode } from 'kit/lazy-code';

/** More about an opened lesson, loaded once nothing more urgent is loading. */
export const extrasCode = lazyCode(
  () => import(/* webpackChunkName: "extras" */ '../lesson/extras/LessonExtras'),
);
