import { lazyCode } from 'kit/lazy-code';

/** When the next private lesson is: for few members, and reckoned by a clock in another zone. */
export const privateLessonCode = lazyCode(
  () => import(/* webpackChunkName: "private-lesson" */ '../today/NextPrivateLesson'),
);
