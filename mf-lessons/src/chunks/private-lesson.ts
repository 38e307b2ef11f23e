import { lazyCode } from 'kit/lazy-code';

/** The date of the next private lesson. Few members have one, and it needs time zone code. */
export const privateLessonCode = lazyCode(
  () => import(/* webpackChunkName: "private-lesson" */ '../today/NextPrivateLesson'),
);
